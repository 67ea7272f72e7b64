import type { Data, Input } from "../../contract/operations";
import type { RowOf } from "../../db/tables";
import { BusinessError } from "../../domain/errors";
import type { Handler } from "../../kernel/handler";

type Lists = Pick<Data<"memberLists.get">, "cart" | "favorites">;
type Saved = Input<"memberLists.save">;

/** `memberLists.get`: the lists as a device saved them last. */
export const readLists: Handler<"memberLists.get"> = async ({ viewer, services: { db } }) => {
  const [row] = await db<Data<"memberLists.get">[]>`
    select version, cart, favorites from member_lists where member_id = ${viewer.id}`;
  return row ?? { version: 0, cart: [], favorites: [] };
};

/** `memberLists.save`: of parallel saves of the same version, the first one wins. */
export const saveLists: Handler<"memberLists.save"> = async ({ input, viewer, services: { db }, now }) => {
  const { cart, favorites } = timelyLists(input, now);
  const row = { member_id: viewer.id, version: 1, cart: db.json(cart), favorites: db.json(favorites) };
  const [saved] =
    input.version === 0
      ? await db<RowOf<"member_lists", "version">[]>`
          insert into member_lists ${db({ ...row, updatetime: now })} on conflict do nothing returning version`
      : await db<RowOf<"member_lists", "version">[]>`
          update member_lists set version = version + 1, cart = ${row.cart}, favorites = ${row.favorites}, updatetime = ${now}
          where member_id = ${viewer.id} and version = ${input.version} returning version`;
  if (saved) return saved;
  const [other] = await db<{ version: number; is_same: boolean }[]>`
    select version, cart = ${row.cart} and favorites = ${row.favorites} as is_same
    from member_lists where member_id = ${viewer.id}`;
  // The same lists again are a retry whose first response was lost.
  if (other?.is_same) return { version: other.version };
  throw new BusinessError("changed_elsewhere", { version: other?.version ?? 0 });
};

/** Caps times at the server's. Otherwise, a device whose clock is ahead would win over all others until they catch up. */
const timelyLists = ({ cart, favorites }: Saved, now: number): Lists => ({
  cart: cart.map((line) => timely(line, now)),
  favorites: favorites.map((product) => timely(product, now)),
});

const timely = <Entry extends { updatetime?: number }>(entry: Entry, now: number): Entry =>
  entry.updatetime === undefined ? entry : { ...entry, updatetime: Math.min(entry.updatetime, now) };
