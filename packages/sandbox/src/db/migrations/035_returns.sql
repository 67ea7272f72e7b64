-- What a line cost with its tax and its share of the freight: what can be refunded for it. The lines of an order sum to its total. Those
-- of old orders share what is not goods by their amounts, in whole cents.
alter table order_goods add total numeric(38, 0);
update order_goods g set total = g.amount + 10000 * (
    div(s.rest * s.until, s.goods) - div(s.rest * (s.until - g.amount), s.goods))
from (
  select l.id, div(o.total - o.goods_amount, 10000) as rest, sum(l.amount) over (partition by o.id) as goods,
    sum(l.amount) over (partition by o.id order by l.id) as until
  from order_goods l join shop_order o on o.id = l.order_id
) s where s.id = g.id and s.goods > 0;
update order_goods set total = amount where total is null;
alter table order_goods alter total set not null;
alter table order_goods add check (total >= amount);

-- Goods that go back: the store agrees, the buyer sends, the store says that they have arrived.
alter table dispute drop constraint dispute_status_check;
alter table dispute add constraint dispute_status_check check (status in ('open', 'offered', 'objected', 'return_agreed', 'sent_back',
  'reviewing', 'refunded', 'rejected', 'withdrawn', 'expired'));
alter table dispute drop constraint dispute_reason_check;
alter table dispute add constraint dispute_reason_check check (reason in ('not_arrived', 'not_as_described', 'damaged', 'wrong_item',
  'changed_mind'));
alter table dispute add kind text not null default 'refund' check (kind in ('refund', 'return'));
-- What was paid for the lines it is about: no refund is above it.
alter table dispute add max_amount numeric(38, 0);
update dispute d set max_amount = o.total from shop_order o where o.id = d.order_id;
alter table dispute alter max_amount set not null;
alter table dispute add check (amount <= max_amount), add check (refund_amount <= max_amount);
alter table dispute add return_to text not null default '';
alter table dispute add carrier text not null default '';
alter table dispute add tracking_no text not null default '';
-- The goods have arrived and are in stock again.
alter table dispute add is_restocked boolean not null default false;
alter table dispute add check (kind = 'return' or (status not in ('return_agreed', 'sent_back', 'expired') and not is_restocked));

drop index dispute_of_order;
create unique index dispute_of_order on dispute (order_id) where closetime = 0;
drop index dispute_due;
create index dispute_due on dispute (due_at) where status in ('open', 'offered', 'objected');
create index dispute_return_due on dispute (due_at) where status in ('return_agreed', 'sent_back');

-- What a dispute is about; none for the whole order.
create table dispute_line (
  dispute_id integer not null references dispute (id),
  order_goods_id integer not null references order_goods (id),
  num integer not null check (num > 0),
  primary key (dispute_id, order_goods_id)
);
