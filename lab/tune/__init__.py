"""Weights of policies improved by playing: thousands of compiled games a second, in pairs."""
