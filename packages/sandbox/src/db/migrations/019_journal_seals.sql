-- The chain over the journal: each seal is made of the one before it, the journal and its postings, with a key that is not in the
-- database. They are made a moment after the booking, in the order of `no`, so that bookings do not wait for each other.
create table journal_seal (
  no bigint primary key,
  journal_id bigint not null unique,
  hash text not null
);
-- What the last check of the chain found, for the admin console.
create table ledger_check (
  id integer primary key check (id = 1),
  checked_at bigint not null,
  sealed bigint not null,
  head text not null,
  broken jsonb not null
);
