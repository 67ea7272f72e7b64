-- What an owner sees of a session: which device, and when it last called.
alter table session
  add id bigint generated always as identity unique,
  add user_agent text not null default '',
  add last_used bigint not null default 0;
update session set last_used = createtime;
