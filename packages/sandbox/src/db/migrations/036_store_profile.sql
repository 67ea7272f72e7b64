-- How buyers reach a store, in its own words.
alter table shop add column contact text not null default '';

-- A new name or logo that an operator has to look at before buyers see it: one at a time of a shop. What stays is null.
create table shop_review (
  shop_id integer primary key references shop (id),
  shopname text,
  logo text,
  status text not null default 'pending' check (status in ('pending', 'rejected')),
  note text not null default '',
  createtime bigint not null,
  check (shopname is not null or logo is not null)
);
create unique index shop_review_name on shop_review (lower(shopname)) where status = 'pending';
