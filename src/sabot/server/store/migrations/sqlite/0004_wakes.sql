-- When the server looks after a table where nobody is: games that are played over days.
CREATE TABLE wakes (
    table_id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL -- ms since 1970
);
CREATE INDEX wakes_by_time ON wakes (at);
