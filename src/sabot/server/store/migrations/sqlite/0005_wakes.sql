-- When the server looks after a table where nobody is: games that are played over days. The line of a
-- table that is gone goes when it is due.
CREATE TABLE wakes (
    table_id TEXT PRIMARY KEY,
    at INTEGER NOT NULL -- ms since 1970
);
CREATE INDEX wakes_by_time ON wakes (at);
