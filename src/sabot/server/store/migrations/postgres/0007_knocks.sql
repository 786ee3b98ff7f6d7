-- Browsers that want to be told of somebody's turn at a table: where their push service takes it, and
-- the keys by which only they can read it.
CREATE TABLE push_subscriptions (
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person bigint NOT NULL,
    digest text NOT NULL, -- of the endpoint
    endpoint text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    language text NOT NULL,
    at bigint NOT NULL, -- ms since 1970
    PRIMARY KEY (table_id, person, digest)
);
CREATE INDEX push_by_digest ON push_subscriptions (digest);
