import { BusinessError } from "../../domain/errors";
import { notFound } from "../../kernel/errors";
import { type Handler, reply } from "../../kernel/handler";
import { pageOf, windowOf } from "../../kernel/paging";
import { type ShopRow, shopColumns, shopDto } from "./shop-dto";

/**
 * `stores.toggleFollow`: follows or unfollows a store. Without `follow` every call turns it round, with it the wished state is set,
 * however often it is called.
 */
export const toggleFollow: Handler<"stores.toggleFollow"> = async ({
  input,
  viewer,
  services: { db },
  now,
}) => {
  const followed = await db.begin(async (tx) => {
    // The lock makes calls for one store take turns, so that toggles in parallel see each other.
    const [shop] = await tx<{ id: number; owner_id: number; status: string }[]>`
      select s.id, s.owner_id, s.status from shop s join shop_figures f on f.shop_id = s.id
      where s.id = ${input.id}::bigint for no key update of f`;
    if (!shop) throw notFound();
    if (shop.owner_id === viewer.id) throw new BusinessError("own_shop");
    const [present] =
      await tx`select 1 as found from follow where member_id = ${viewer.id} and shop_id = ${shop.id}`;
    const before = present !== undefined;
    const wished = input.follow === undefined ? !before : input.follow === true || input.follow === 1;
    if (wished === before) return wished;
    if (wished && shop.status === "closed") throw notFound();
    if (wished) {
      await tx`insert into follow (member_id, shop_id, createtime) values (${viewer.id}, ${shop.id}, ${now})`;
    } else {
      await tx`delete from follow where member_id = ${viewer.id} and shop_id = ${shop.id}`;
    }
    await tx`update shop_figures set follow_count = follow_count + ${wished ? 1 : -1} where shop_id = ${shop.id}`;
    return wished;
  });
  return reply({ followed });
};

/** `stores.followed`: the stores the caller follows, the latest first. */
export const listFollowed: Handler<"stores.followed"> = async ({ input, viewer, services: { db } }) => {
  const { limit, offset } = windowOf(input);
  const [rows, [count]] = await Promise.all([
    db<ShopRow[]>`
      select ${shopColumns(db, viewer.id)} from follow join shop s on s.id = follow.shop_id
        join shop_figures f on f.shop_id = s.id
      where follow.member_id = ${viewer.id} order by follow.createtime desc, s.id desc
      limit ${limit} offset ${offset}`,
    db<{ total: number }[]>`select count(*) as total from follow where member_id = ${viewer.id}`,
  ]);
  return pageOf(rows.map(shopDto), count?.total ?? 0, input);
};
