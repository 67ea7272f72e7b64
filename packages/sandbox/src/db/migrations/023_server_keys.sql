-- The keys that this database needs, by their ids; the keys themselves are kept outside of it.
create table server_key (
  id text primary key,
  number integer not null generated always as identity,
  -- What hashes stored values, encrypted with this key. It outlives the key: each newer one wraps the same secret.
  wrapped_secret bytea not null,
  createtime bigint not null
);

-- The key that `wrapped_key` is encrypted with; null in files of 0.2.1 until the job "re-wrap documents" has seen them.
alter table file add column key_id text references server_key (id);
create index file_key on file (key_id) where category = 'kyc';
