-- An e-mail code, and the wrong attempts at it, belong to the place that asked for it: a keyed hash of the caller's network. So strangers neither replace
-- the owner's code nor use up the owner's attempts. Codes are valid for two minutes; those of before are asked for again.
delete from email_code;
alter table email_code
  drop constraint email_code_pkey,
  add column place text not null,
  add column digits smallint not null,
  add primary key (email, event, place);
-- The place '' counts the attempts of all places.
alter table email_code_attempts
  drop constraint email_code_attempts_pkey,
  add column place text not null default '',
  add primary key (email, event, place);
alter table email_code_attempts alter column place drop default;
