import type { Db } from "../../../src/db/connect";
import type { Known } from "./random";

/** Things of the demonstration's two users, whatever table they are in, and some of others. */
export async function knownThings(db: Db): Promise<Known> {
  const ids = await db<{ id: number }[]>`
    with users as (select id from member where username in ('buyer', 'merchant')),
    own as (select id, shop_id from shop_order where member_id in (select id from users) or shop_id = 1 order by id desc limit 8)
    select id from own union select id from order_goods where order_id in (select id from own)
    union select id from address where member_id in (select id from users)
    union select id from recharge where member_id in (select id from users)
    union (select id from product where shop_id = 1 order by id limit 6)
    union (select k.id from sku k join product p on p.id = pro_id where shop_id = 1 order by k.id limit 4)
    union (select id from comment where shop_id = 1 order by id limit 6)
    union (select id from category order by id limit 3)
    union (select id from purchase_request order by id limit 3)
    union (select id from offer where shop_id = 1 or request_id in (select id from purchase_request where member_id in (select id from users)))
    order by id`;
  const numbers = await db<{ order_no: string; pay_no: string }[]>`
    select order_no, pay_no from shop_order o join pay on pay.id = pay_id
    where o.member_id in (select id from member where username = 'buyer')
      or o.id in (select id from shop_order where shop_id = 1 order by id desc limit 5)
    order by order_no`;
  return {
    ids: ids.map(({ id }) => id),
    numbers: numbers.flatMap(({ order_no, pay_no }) => [order_no, pay_no]),
  };
}
