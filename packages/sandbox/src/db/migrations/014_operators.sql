-- A frozen member signs in and reads, and moves no money.
alter table member add status text not null default 'active' check (status in ('active', 'frozen'));

-- Who decided: an operator's name, '' for the chain, a deadline or a rule.
alter table decision add actor text not null default '';

-- First approvals of decisions that take two operators. `terms` is what exactly was approved: an amount, a transaction.
create table approval (
  id integer generated always as identity primary key,
  subject text not null,
  subject_id text not null,
  event text not null,
  terms text not null,
  amount numeric(38, 0) not null,
  actor text not null,
  -- The admin console's call that carries it out, and its fields.
  call text not null,
  fields jsonb not null,
  createtime bigint not null,
  unique (subject, subject_id, event, terms)
);

-- What an operator booked by hand: the journal has the amounts, this says who and why.
create table adjustment (
  id integer generated always as identity primary key,
  journal_ref text not null unique,
  -- The journal that it takes back; each is taken back once.
  reverses text unique,
  member_id integer references member (id),
  -- One operator, or two with a comma between them.
  actors text not null,
  reason text not null check (reason <> ''),
  createtime bigint not null
);
