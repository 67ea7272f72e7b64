-- A transaction may pay several receivers: each of its outputs is a transfer of its own.
alter table chain_transfer add output integer not null default 0 check (output >= 0);
alter table chain_transfer drop constraint chain_transfer_pkey;
alter table chain_transfer add primary key (network, txid, output);
alter table recharge add output integer not null default 0;

-- A transaction that a member merely names belongs to nobody yet: the claim is made when the transfer is found.
delete from chain_transfer c using recharge r
  where c.ref_type = 'recharge' and c.ref_id = r.id and r.status not in ('confirming', 'credited');
