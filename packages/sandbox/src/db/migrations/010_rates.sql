-- Where a rate is from and when it was read. A feed's rate counts until `rate_until`; null is one that an operator fixed.
alter table network add rate_source text not null default '', add rate_at bigint not null default 0, add rate_until bigint;

-- The rate of a recharge holds for the amount it was quoted for, when the transfer is seen before `expires_at`.
alter table recharge add quoted_amount numeric(38, 0), add seen_at bigint;
update recharge set quoted_amount = amount;
update recharge set seen_at = updatetime where status in ('confirming', 'credited');
alter table recharge alter quoted_amount set not null;
