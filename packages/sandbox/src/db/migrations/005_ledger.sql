-- Books one event in one round trip: journal, postings, balances. `postings` is
-- [{"code","kind","owner","currency","amount","negative"}] with amounts as text. Answers false when `ref` was booked before.
-- Accounts are changed in the order of their codes, so that two bookings never wait for each other in a circle; one by one,
-- as a join over so few rows would read the whole table.
-- Raises check_violation on account_covered when an account would go below zero.
create function ledger_post(p_ref text, p_kind text, p_now integer, p_postings jsonb) returns boolean
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  v_journal bigint;
  v_unbalanced text;
  v_balance numeric;
  v_change record;
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

  for v_change in
    select p.code, p.kind, p.owner, p.currency, coalesce(p.negative, false) as negative, sum(p.amount) as amount
    from jsonb_to_recordset(p_postings) as p(code text, kind text, owner integer, currency text, negative boolean, amount numeric)
    group by 1, 2, 3, 4, 5 having sum(p.amount) <> 0 order by 1
  loop
    update account set balance = balance + v_change.amount where code = v_change.code returning balance into v_balance;
    if not found then
      insert into account (code, kind, owner_id, currency, allow_negative, balance)
        values (v_change.code, v_change.kind, v_change.owner, v_change.currency, v_change.negative, v_change.amount)
        on conflict (code) do nothing returning balance into v_balance;
      if not found then
        update account set balance = balance + v_change.amount where code = v_change.code returning balance into v_balance;
      end if;
    end if;
    insert into posting (journal_id, account_code, amount, balance_after)
      values (v_journal, v_change.code, v_change.amount, v_balance);
  end loop;
  return true;
end $$;
