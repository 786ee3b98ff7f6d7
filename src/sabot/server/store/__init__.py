"""Where the logs of tables are kept: SQLite in one file, or PostgreSQL for several processes."""
