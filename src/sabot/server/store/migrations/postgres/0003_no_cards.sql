-- The lobby is made from the tables in memory, so the store no longer keeps how a list shows them.
ALTER TABLE tables DROP COLUMN listed, DROP COLUMN card;

CREATE FUNCTION append_to_table(
    name text, follows bytea,
    numbers bigint[], times bigint[], commands text[], bodies bytea[]
) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
    latest bigint := times[cardinality(times)];
    last entries%ROWTYPE;
BEGIN
    IF numbers[1] = 1 THEN
        INSERT INTO tables VALUES (name, latest) ON CONFLICT DO NOTHING;
        IF NOT FOUND THEN
            RETURN false;
        END IF;
    ELSE
        PERFORM FROM tables WHERE id = name FOR UPDATE;
        IF NOT FOUND THEN
            RETURN false;
        END IF;
        SELECT e.* INTO last FROM entries e WHERE e.table_id = name ORDER BY e.number DESC LIMIT 1;
        IF numbers[1] IS DISTINCT FROM last.number + 1
            OR follows <> row_digest(last.at, last.command, last.body)
            OR EXISTS (SELECT FROM entries e WHERE e.table_id = name AND e.command = ANY (commands))
        THEN
            RETURN false;
        END IF;
        UPDATE tables SET at = latest WHERE id = name;
    END IF;
    INSERT INTO entries
        SELECT name, r.* FROM unnest(numbers, times, commands, bodies) AS r;
    RETURN true;
END $$;

CREATE FUNCTION append_rows(
    process text, names text[], sizes integer[], follow bytea[],
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
            names[i], follow[i],
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

-- For processes that were started before this step: what they say of lists is dropped.
CREATE OR REPLACE FUNCTION append_rows(
    process text, names text[], sizes integer[], listings boolean[], faces bytea[], follow bytea[],
    numbers bigint[], times bigint[], commands text[], bodies bytea[]
) RETURNS integer[] LANGUAGE sql AS $$
    SELECT append_rows(process, names, sizes, follow, numbers, times, commands, bodies)
$$;
CREATE OR REPLACE FUNCTION append_rows(
    process text, names text[], sizes integer[], listings boolean[], faces bytea[],
    numbers bigint[], times bigint[], commands text[], bodies bytea[]
) RETURNS integer[] LANGUAGE sql AS $$
    SELECT append_rows(
        process, names, sizes, array_fill(NULL::bytea, ARRAY[cardinality(names)]),
        numbers, times, commands, bodies
    )
$$;
DROP FUNCTION append_to_table(text, boolean, bytea, bytea, bigint[], bigint[], text[], bytea[]);
DROP FUNCTION append_to_table(text, boolean, bytea, bigint[], bigint[], text[], bytea[]);
