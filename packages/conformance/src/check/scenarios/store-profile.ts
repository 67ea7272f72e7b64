import { type Fields, fieldOf, objectsIn, rowsOf } from "../json.js";
import { NotPossible, type TestDataBuilder } from "../mutations/test-data-builder.js";
import { asMerchant, type Case, ownAccount } from "./provoked.js";
import { send } from "./scenario.js";
import { scenario, unlike } from "./unlike.js";
import { judged, refused } from "./verdict.js";

const SPAM = "Write to me@mail.example or www.mail.example";

/** The merchant's store as its dashboard shows it. @throws {NotPossible} when it shows none */
async function ownStore(builder: TestDataBuilder): Promise<Fields> {
  const dashboard = await builder.data("merchant.dashboard", {}, builder.merchant());
  const [shop] = objectsIn([fieldOf(dashboard, "shop")]);
  if (shop?.id === undefined || typeof shop.shopname !== "string")
    throw new NotPossible("the server does not tell whose store it is");
  return shop;
}

const save = (builder: TestDataBuilder, fields: Fields) =>
  send(builder, "merchant.saveStore", fields, builder.merchant());

/** “Description, place and contact are public at once”; the store gets its own back. */
const atOnce = scenario("merchant.saveStore", "what is public at once", async (builder) => {
  const { id, description = "", city = "", contact = "" } = await ownStore(builder);
  const sent = { description: "Enamel and glass.", city: "Northmill", contact: "Mondays to Fridays, 9 to 5" };
  const saved = await save(builder, sent);
  if (!saved?.isAccepted) return refused(saved);
  const shown = await builder.data("stores.get", { id }, undefined);
  const half = await save(builder, { city: "Southmill" });
  const after = await builder.data("stores.get", { id }, undefined);
  await save(builder, { description, city, contact });
  return judged(
    unlike(sent, fieldOf(saved.data, "shop")) ??
      unlike(sent, shown) ??
      // “Only what is sent changes.”
      (half?.isAccepted ? unlike({ ...sent, city: "Southmill" }, after) : undefined),
    saved,
  );
});

/** “A new one waits in `review`, and buyers see the old one meanwhile. Sending the name that is public withdraws the wish.” */
const reviewed = scenario("merchant.saveStore", "a name that waits for the operator", async (builder) => {
  const { id, shopname, logo } = await ownStore(builder);
  const wish = `Corner ${builder.unused()}`;
  const picture = await builder.upload(builder.merchant());
  const asked = await save(builder, { shopname: wish });
  if (!asked?.isAccepted) return refused(asked);
  const review = fieldOf(asked.data, "review");
  const shown = await builder.data("stores.get", { id }, undefined);
  const more = await save(builder, { logo: picture });
  const again = await save(builder, { shopname: wish });
  const back = await save(builder, { shopname, ...(logo !== undefined && { logo }) });
  const problem =
    (review === undefined ? undefined : unlike({ status: "pending", shopname: wish }, review)) ??
    unlike({ shopname, logo }, shown) ??
    (more?.isAccepted && review !== undefined
      ? unlike({ status: "pending", shopname: wish, logo: picture }, fieldOf(more.data, "review"))
      : undefined) ??
    (again?.isAccepted
      ? unlike(
          { createtime: fieldOf(fieldOf(more?.data, "review"), "createtime") },
          fieldOf(again.data, "review"),
        )
      : undefined) ??
    (back?.isAccepted && fieldOf(back.data, "review") !== undefined && fieldOf(back.data, "review") !== null
      ? "the wish waits although the public name was sent"
      : undefined);
  return judged(problem, asked);
});

/** Profiles that are refused, each by its name. */
export const profileErrors: readonly Case[] = [
  [
    "merchant.saveStore",
    "content_rejected",
    async (b) => {
      const { description = "" } = await ownStore(b);
      return { ...(await asMerchant(b, { description: SPAM })), after: () => save(b, { description }) };
    },
    { isOptional: true },
  ],
  [
    "merchant.saveStore",
    "file_not_found",
    async (b) => asMerchant(b, { logo: await b.upload((await ownAccount(b)).token) }),
  ],
  [
    "merchant.saveStore",
    "shopname_taken",
    async (b) => {
      const { id, shopname } = await ownStore(b);
      const rows = rowsOf(await b.data("products.list", { limit: 100 }, undefined));
      const other = rows.find((row) => String(row.shop_id) !== String(id) && row.shopname !== undefined);
      if (!other) throw new NotPossible("no other store sells anything");
      return { ...(await asMerchant(b, { shopname: other.shopname })), after: () => save(b, { shopname }) };
    },
  ],
];

/** A store's own profile. */
export const storeProfile = [atOnce, reviewed];
