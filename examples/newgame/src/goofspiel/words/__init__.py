"""Fluent catalogues, one folder for each language."""
