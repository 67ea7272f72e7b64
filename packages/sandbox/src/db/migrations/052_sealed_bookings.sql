-- Each journal carries its seal, made by the process that books it with a key that is not in the database. Those of before have none: the
-- chain in journal_seal holds them.
alter table journal add seal text;

drop function ledger_post(text, text, bigint, jsonb);
drop function ledger_book(text, text, bigint, ledger_line[]);

-- As before, with the seal. It runs as the owner of the tables: the API's role books through it and has no rights on journals, postings
-- and balances but to read them.
create function ledger_book(p_ref text, p_kind text, p_now bigint, p_seal text, p_lines ledger_line[]) returns boolean
language plpgsql security definer set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
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

  insert into journal (ref, kind, createtime, seal) values (p_ref, p_kind, p_now, p_seal)
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

-- Whatever the caller's search path holds, the ledger's tables are meant.
do $$
begin
  execute format('alter function ledger_book(text, text, bigint, text, ledger_line[]) set search_path = %I, pg_temp', current_schema());
end $$;

create function ledger_post(p_ref text, p_kind text, p_now bigint, p_seal text, p_postings jsonb) returns boolean language sql as $$
  select ledger_book(p_ref, p_kind, p_now, p_seal,
    array(select line from jsonb_populate_recordset(null::ledger_line, p_postings) line))
$$;

-- What the demonstration's buyers had at the beginning was booked for nothing that the database knows. Now an adjustment says it.
insert into adjustment (journal_ref, member_id, actors, reason, createtime)
select j.ref, min(a.owner_id), 'demonstration', 'Balance at the beginning', j.createtime
from journal j join posting p on p.journal_id = j.id join account a on a.code = p.account_code and a.kind = 'available'
where j.ref like 'seed:%' group by j.ref, j.createtime;
