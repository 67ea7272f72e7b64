-- Calls are counted in sliding windows: a row holds the times of those that a limit let through.
drop table rate_limit;
create table rate_limit (
  bucket text primary key,
  taken bigint[] not null,
  expires_at bigint not null
);
create index rate_limit_age on rate_limit (expires_at);

-- Wrong e-mail codes are counted per address and event over a day, however many codes are sent meanwhile.
alter table email_code drop column tries;
create table email_code_attempts (
  email text not null,
  event text not null,
  failed bigint[] not null,
  updatetime bigint not null,
  primary key (email, event)
);

-- A name in the one form it is looked up by: what is typed with wide letters, ligatures or capitals is the same name.
create function account_key(name text) returns text immutable strict parallel safe language sql
  return lower(normalize(btrim(name), nfkc));
create index member_account_key on member (account_key(username));

-- Where a member signed in before, as a keyed hash of the address.
create table known_address (
  member_id integer not null references member (id),
  address text not null,
  last_used bigint not null,
  primary key (member_id, address)
);
create index known_address_age on known_address (last_used);
