-- When work that is not done at every tick was done last; claimed by a conditional update, so that one process does it.
create table job (
  name text primary key,
  last_run integer not null
);
