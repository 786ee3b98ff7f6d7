-- The logs of tables, and what a list shows of each table. Ids sort by code point, as in SQLite.
CREATE TABLE entries (
    table_id text COLLATE "C" NOT NULL,
    number bigint NOT NULL,
    at bigint NOT NULL, -- ms since 1970
    command text COLLATE "C",
    body bytea NOT NULL, -- JSON, kept byte for byte
    PRIMARY KEY (table_id, number)
);
CREATE UNIQUE INDEX entries_by_command ON entries (table_id, command) WHERE command IS NOT NULL;

CREATE TABLE tables (
    id text COLLATE "C" PRIMARY KEY,
    listed boolean NOT NULL,
    at bigint NOT NULL, -- of the last entry
    card bytea NOT NULL
);
CREATE INDEX tables_by_time ON tables (at DESC, id) WHERE listed;

-- Adds rows to one table unless the log stands elsewhere or has one of the commands; says whether
-- it did. Whoever appends locks the table's line in `tables` first, so the answer holds.
CREATE FUNCTION append_to_table(
    name text, listing boolean, face bytea,
    numbers bigint[], times bigint[], commands text[], bodies bytea[]
) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
    latest bigint := times[cardinality(times)];
BEGIN
    IF numbers[1] = 1 THEN
        INSERT INTO tables VALUES (name, listing, latest, face) ON CONFLICT DO NOTHING;
        IF NOT FOUND THEN
            RETURN false;
        END IF;
    ELSE
        PERFORM FROM tables WHERE id = name FOR UPDATE;
        IF numbers[1] IS DISTINCT FROM
            (SELECT max(e.number) + 1 FROM entries e WHERE e.table_id = name)
            OR EXISTS (SELECT FROM entries e WHERE e.table_id = name AND e.command = ANY (commands))
        THEN
            RETURN false;
        END IF;
        UPDATE tables SET listed = listing, at = latest, card = face WHERE id = name;
    END IF;
    INSERT INTO entries
        SELECT name, r.* FROM unnest(numbers, times, commands, bodies) AS r;
    RETURN true;
END $$;

-- Appends of many tables in one go, so that they share one round trip and one commit. Gives the
-- positions of those that were refused, and tells all processes of the others.
CREATE FUNCTION append_rows(
    process text, names text[], sizes integer[], listings boolean[], faces bytea[],
    numbers bigint[], times bigint[], commands text[], bodies bytea[]
) RETURNS integer[] LANGUAGE plpgsql AS $$
DECLARE
    refused integer[] := '{}';
    news text := process;
    a integer := 1;
    b integer;
BEGIN
    FOR i IN 1 .. cardinality(names) LOOP
        b := a + sizes[i] - 1;
        IF append_to_table(
            names[i], listings[i], faces[i],
            numbers[a:b], times[a:b], commands[a:b], bodies[a:b]
        ) THEN
            news := news || E'\n' || numbers[b] || ' ' || names[i];
        ELSE
            refused := refused || i;
        END IF;
        IF octet_length(news) > 6000 THEN -- a notification has less than 8000 bytes
            PERFORM pg_notify('sabot_news', news);
            news := process;
        END IF;
        a := b + 1;
    END LOOP;
    IF news <> process THEN
        PERFORM pg_notify('sabot_news', news);
    END IF;
    RETURN refused;
END $$;
