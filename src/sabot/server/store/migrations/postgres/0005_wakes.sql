-- When a process looks after a table where nobody is: games that are played over days.
CREATE TABLE wakes (
    table_id text COLLATE "C" PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    at bigint NOT NULL -- ms since 1970
);
CREATE INDEX wakes_by_time ON wakes (at);
