-- Bytes of a file are here, or in an object store: then the column is null.
alter table file alter column bytes drop not null;

-- Objects that may exist in the store although no row needs them.
create table object_to_delete (
  id text primary key,
  category text not null,
  due_at timestamptz not null
);

-- Whoever deletes a file need not know where its bytes are. An hour later nobody reads them or makes widths of them any more.
create function note_object() returns trigger language plpgsql as $$
begin
  insert into object_to_delete (id, category, due_at) values (old.id, old.category, now() + interval '1 hour')
  on conflict (id) do nothing;
  return null;
end
$$;
create trigger file_object after delete on file
  for each row when (old.bytes is null) execute function note_object();

create index file_in_database on file (id) where bytes is not null;
create index file_in_store on file (id) where bytes is null;
