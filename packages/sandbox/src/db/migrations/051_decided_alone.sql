-- What one operator decided alone: sums of a day tell when the next decision takes two.
create table decided_alone (
  id bigint generated always as identity primary key,
  actor text not null,
  member_id bigint,
  subject text not null,
  subject_id text not null,
  event text not null,
  amount numeric(38, 0) not null,
  createtime bigint not null
);
create index decided_alone_time on decided_alone (createtime);

-- The last rate that a feed or two operators gave. One operator alone moves a rate within a share of it, and it is what coins that leave
-- are weighed at.
alter table network add reference_rate numeric(38, 0);
update network set reference_rate = rate;
