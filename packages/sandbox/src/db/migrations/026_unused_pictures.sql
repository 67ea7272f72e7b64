-- Since when no text has named a public picture; null while one does, and for private files.
alter table file add unused_since bigint;
create index file_unused on file (unused_since) where unused_since is not null;
