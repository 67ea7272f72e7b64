-- The ledger books one event in one round trip: journal, postings, balances. Plans are made once and kept; they use the
-- indexes even where a table is still empty when the plan is made (enable_seqscan).

create type ledger_line as (code text, kind text, owner integer, currency text, negative boolean, amount numeric);

-- Answers false when `ref` was booked before.
-- Accounts are changed in the order of their codes, so that two bookings never wait for each other in a circle; one by one,
-- as a join over so few rows would read the whole table.
-- Raises check_violation on account_covered when an account would go below zero.
create function ledger_book(p_ref text, p_kind text, p_now integer, p_lines ledger_line[]) returns boolean
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_journal bigint;
  v_unbalanced text;
  v_balance numeric;
  v_change record;
  v_codes text[];
  v_amounts numeric[];
  v_balances numeric[];
begin
  select string_agg(currency, ',') into v_unbalanced from (
    select currency from unnest(p_lines) group by currency having sum(amount) <> 0) as off;
  if v_unbalanced is not null then
    raise exception 'journal % does not sum to zero in %', p_ref, v_unbalanced using errcode = 'data_exception';
  end if;

  insert into journal (ref, kind, createtime) values (p_ref, p_kind, p_now)
    on conflict (ref) do nothing returning id into v_journal;
  if v_journal is null then return false; end if;

  for v_change in
    select code, kind, owner, currency, coalesce(negative, false) as negative, sum(amount) as amount
    from unnest(p_lines) group by 1, 2, 3, 4, 5 having sum(amount) <> 0 order by 1
  loop
    v_balance := null;
    -- A row that takes must be there: proposing one below zero would break the rule before the conflict is found.
    if v_change.amount < 0 then
      update account set balance = balance + v_change.amount where code = v_change.code returning balance into v_balance;
    end if;
    if v_balance is null then
      insert into account (code, kind, owner_id, currency, allow_negative, balance)
        values (v_change.code, v_change.kind, v_change.owner, v_change.currency, v_change.negative, v_change.amount)
        on conflict (code) do update set balance = account.balance + excluded.balance returning balance into v_balance;
    end if;
    v_codes := v_codes || v_change.code;
    v_amounts := v_amounts || v_change.amount;
    v_balances := v_balances || v_balance;
  end loop;
  insert into posting (journal_id, account_code, amount, balance_after)
    select v_journal, code, amount, balance from unnest(v_codes, v_amounts, v_balances) as changed (code, amount, balance);
  return true;
end $$;

-- The same with the lines as JSON, which a client can send: amounts as text, `owner` and `negative` may be left out.
create function ledger_post(p_ref text, p_kind text, p_now integer, p_postings jsonb) returns boolean language sql as $$
  select ledger_book(p_ref, p_kind, p_now,
    array(select line from jsonb_populate_recordset(null::ledger_line, p_postings) line))
$$;
