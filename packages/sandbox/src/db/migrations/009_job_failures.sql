-- Rows that a job could not process: tried again later and later, and set aside after the last attempt, until an operator deletes
-- the row here.
create table job_failure (
  job text not null,
  row_id text not null,
  failures integer not null,
  retry_at bigint not null,
  is_set_aside boolean not null default false,
  reason text not null,
  primary key (job, row_id)
);
