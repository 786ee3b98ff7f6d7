"""Weights of policies improved by playing: thousands of compiled games a second, on paired deals."""
