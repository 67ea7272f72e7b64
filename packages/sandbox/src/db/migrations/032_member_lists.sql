-- What a member's devices share: the cart and the favorites, as one of them saved them last. `version` counts the saves.
create table member_lists (
  member_id integer primary key references member (id),
  version integer not null,
  cart jsonb not null,
  favorites jsonb not null,
  updatetime bigint not null
);
