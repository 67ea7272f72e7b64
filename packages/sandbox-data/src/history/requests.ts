import { allProductAttributes } from "../attributes/all-products";
import type { ProductAttributes } from "../attributes/product-attributes";
import { listPrice } from "../attributes/specs";
import { DAY, HOUR } from "../durations";
import { at, type Dice } from "../random";
import type { FollowRow, PersonRow, PurchaseRequestRow, ShopRow } from "../types";
import type { Home } from "./users";

const REQUESTS = 100;

/** Purposes of the goods. */
const purposes = [
  "for a hotel that opens in spring",
  "for our three shops",
  "for a school project",
  "as gifts for our staff",
  "for resale at the weekend market",
  "for a restaurant, monthly",
  "for a trade fair",
  "to replace our present supplier",
  "for a sports club",
  "for a first order, more if it sells",
];
const wishes = [
  "Please quote with freight and the time you need.",
  "A sample first, paid of course.",
  "Neutral packing, no plastic if possible.",
  "Our logo in one color, file available.",
  "Two partial deliveries are fine.",
  "Certificates for the material are required.",
  "Mixed sizes or colors are welcome.",
];

const noun = (attributes: ProductAttributes) => at(attributes.title.split(","), 0);

function wanted(priceCents: number, dice: Dice): number {
  if (priceCents < 500) return dice.whole(2, 12) * 100;
  return priceCents < 4_000 ? dice.whole(2, 40) * 10 : dice.whole(2, 12) * 5;
}

/** Goods that buyers want in quantity, similar to those that stores sell. */
export function requestsOf(
  buyers: readonly PersonRow[],
  homes: readonly Home[],
  now: number,
  dice: Dice,
): readonly PurchaseRequestRow[] {
  const rows = Array.from({ length: REQUESTS }, (): Omit<PurchaseRequestRow, "id"> => {
    const attributes = dice.pick(allProductAttributes);
    const buyer = dice.pick(buyers);
    const num = wanted(attributes.priceCents, dice);
    const createtime = now - dice.whole(HOUR, 40 * DAY);
    const expiresAt = createtime + dice.pick([14, 30, 60]) * DAY;
    return {
      buyer: buyer.username,
      categoryId: attributes.categoryId,
      title: `${num.toLocaleString("en-US")} × ${noun(attributes)}, ${dice.pick(purposes)}`,
      content: `Wanted: ${noun(attributes)} of good quality. ${dice.pick(wishes)} Important to us: ${at(attributes.points, 0)}.`,
      num,
      unit: attributes.categoryId >= 80 && attributes.categoryId < 90 ? "packs" : "pieces",
      targetPriceCents: dice.chance(0.7)
        ? listPrice(attributes.priceCents * (0.8 + dice.fraction() * 0.15))
        : null,
      country: homes.find(({ city }) => city.name === buyer.address.city)?.country.code ?? "",
      images: dice.chance(0.5) ? [`/uploads/motifs/${attributes.art}.webp`] : [],
      status: expiresAt < now || dice.chance(0.12) ? "closed" : "open",
      createtime,
      expiresAt,
    };
  });
  return rows.sort((a, b) => a.createtime - b.createtime).map((row, i) => ({ id: i + 1, ...row }));
}

/** Each buyer follows up to six stores. */
export function followsOf(
  buyers: readonly PersonRow[],
  shops: readonly ShopRow[],
  now: number,
  dice: Dice,
): readonly FollowRow[] {
  return buyers.flatMap(({ username }) => {
    const chosen = new Set(Array.from({ length: dice.whole(0, 6) }, () => dice.pick(shops).id));
    return [...chosen].map((shopId) => ({
      buyer: username,
      shopId,
      createtime: now - dice.whole(DAY, 380 * DAY),
    }));
  });
}
