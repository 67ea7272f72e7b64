-- Books one event in one round trip: journal, postings, balances. `postings` is
-- [{"code","kind","owner","currency","amount","negative"}] with amounts as text. Answers false when `ref` was booked before.
-- Accounts are locked in the order of their codes, so that two bookings never wait for each other in a circle.
-- Raises check_violation on account_covered when an account would go below zero.
create function ledger_post(p_ref text, p_kind text, p_now integer, p_postings jsonb) returns boolean
language plpgsql as $$
declare
  v_journal bigint;
  v_unbalanced text;
begin
  select string_agg(currency, ',') into v_unbalanced from (
    select p->>'currency' as currency from jsonb_array_elements(p_postings) p
    group by p->>'currency' having sum((p->>'amount')::numeric) <> 0) as off;
  if v_unbalanced is not null then
    raise exception 'journal % does not sum to zero in %', p_ref, v_unbalanced using errcode = 'data_exception';
  end if;

  insert into journal (ref, kind, createtime) values (p_ref, p_kind, p_now)
    on conflict (ref) do nothing returning id into v_journal;
  if v_journal is null then return false; end if;

  insert into account (code, kind, owner_id, currency, allow_negative)
    select p->>'code', p->>'kind', (p->>'owner')::integer, p->>'currency', coalesce((p->>'negative')::boolean, false)
    from jsonb_array_elements(p_postings) p order by 1
    on conflict (code) do nothing;

  perform 1 from account
    where code in (select p->>'code' from jsonb_array_elements(p_postings) p) order by code for update;

  with change as (
    select p->>'code' as code, sum((p->>'amount')::numeric) as amount
    from jsonb_array_elements(p_postings) p group by 1 having sum((p->>'amount')::numeric) <> 0
  ), changed as (
    update account a set balance = a.balance + change.amount from change where a.code = change.code
    returning a.code, change.amount, a.balance
  )
  insert into posting (journal_id, account_code, amount, balance_after)
    select v_journal, code, amount, balance from changed;
  return true;
end $$;
