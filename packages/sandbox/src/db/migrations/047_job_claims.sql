-- A job with an interval is done when it succeeded, at `last_run`. Until `claimed_until` one process has it to itself, or it rests
-- after a failure.
alter table job add claimed_until bigint not null default 0;
