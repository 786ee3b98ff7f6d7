"""People around a game, without clock, files or network: records and fair deals."""
