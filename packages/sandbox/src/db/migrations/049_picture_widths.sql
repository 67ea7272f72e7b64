-- Public pictures of the database in the widths they were asked for. They can be made again at any time.
create table file_width (
  file_id text not null references file (id) on delete cascade,
  -- such as `320-webp`
  name text not null,
  bytes bytea not null,
  primary key (file_id, name)
);
