"""Who comes back: persons known across tables by keys of their browsers, without accounts."""
