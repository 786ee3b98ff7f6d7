-- Browsers that want to be told of somebody's turn at a table: where their push service takes it, and
-- the keys by which only they can read it.
CREATE TABLE push_subscriptions (
    table_id TEXT NOT NULL,
    person INTEGER NOT NULL,
    digest TEXT NOT NULL, -- of the endpoint
    endpoint TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    at INTEGER NOT NULL, -- ms since 1970
    PRIMARY KEY (table_id, person, digest)
);
CREATE INDEX push_by_digest ON push_subscriptions (digest);
CREATE TRIGGER table_of_knocks_gone AFTER DELETE ON tables BEGIN
    DELETE FROM push_subscriptions WHERE table_id = OLD.name;
END;
