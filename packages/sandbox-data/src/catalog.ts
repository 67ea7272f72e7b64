import { areasOf } from "./area/areas";
import { categoryAttributes } from "./attributes/categories";
import { shopAttributes } from "./attributes/shops";
import { storeStory } from "./attributes/store-stories";
import { DAY } from "./durations";
import { offersOf } from "./history/offers";
import { completed, ordersOf } from "./history/orders";
import { followsOf, requestsOf } from "./history/requests";
import { reviewsOf } from "./history/reviews";
import { homesOf, usersOf } from "./history/users";
import { markTitle, PARTNER_MARKS, PAYMENT_MARKS } from "./picture/wordmarks";
import { flagsOf, productsOf } from "./products";
import { diceFrom } from "./random";
import { articleGroups, articleRows, bannerRows, siteTexts } from "./site/site";
import type { Catalog, CategoryRow, LogoRow, ProductRow, ShopRow } from "./types";
import { translationsOf } from "./words/translations";

export interface CatalogOptions {
  /** Any integer. The same seed gives the same rows. */
  readonly seed: number;
  /** Unix seconds. All times in the catalog are earlier. */
  readonly now: number;
}

/** Each category is shown by the first product in it, or by a drawing while it has none. */
const categoriesOf = (products: readonly ProductRow[]): readonly CategoryRow[] =>
  categoryAttributes.map(({ id, pid, names }, i) => {
    const below = new Set(categoryAttributes.filter((one) => one.pid === id).map((one) => one.id));
    const shown = products.find(({ categoryId }) => categoryId === id || below.has(categoryId));
    return {
      ...{ id, pid, names, weigh: 100 - i },
      image: shown?.image ?? `/uploads/categories/${id}.webp`,
    };
  });

const shopsOf = (now: number): readonly ShopRow[] =>
  shopAttributes.map(({ id, shopname, city, description, ageDays, departments, terms }) => ({
    id,
    shopname,
    owner: `owner${String(id).padStart(2, "0")}`,
    city,
    description,
    logo: `/uploads/shops/${id}.webp`,
    banner: `/uploads/banners/${departments[0]}.webp`,
    about: storeStory(id, city),
    // Some have joined recently.
    verified: ageDays > 700,
    ...(terms && { terms }),
    createtime: now - ageDays * DAY,
  }));

const logoRow = (name: string): LogoRow => ({
  image: `/uploads/logos/${name}.webp`,
  alt: markTitle(name),
  verifiedBy: "Made up for the demonstration",
});

/**
 * The complete sample marketplace as plain rows. Stock, users, orders, reviews and requests depend on the seed; products, stores,
 * pictures and texts are the same for every seed.
 */
export function buildCatalog({ seed, now }: CatalogOptions): Catalog {
  const dice = diceFrom(seed);
  const areas = areasOf();
  const homes = homesOf(areas);
  const users = usersOf(homes, now, dice);
  const buyers = users.filter(({ role }) => role === "buyer");
  const shops = shopsOf(now);
  const drafts = productsOf(now, dice);
  const usernames = buyers.map(({ username }) => username);
  const received = ordersOf(drafts, usernames, now, dice);
  const reviews = reviewsOf(received, drafts, now, dice);
  const orders = completed(received, reviews, now);
  const flags = flagsOf(orders, now);
  const products = drafts.map((draft) => ({ ...draft, flags: flags(draft.id) }));
  const requests = requestsOf(buyers, homes, now, dice);
  return {
    seed,
    now,
    translations: translationsOf(products, shops),
    categories: categoriesOf(products),
    users,
    shops,
    products,
    orders,
    reviews,
    requests,
    offers: offersOf(requests, products, now, diceFrom(seed + 1)),
    follows: followsOf(buyers, shops, now, dice),
    banners: bannerRows,
    areas,
    articleGroups,
    articles: articleRows(now),
    site: siteTexts,
    payLogos: PAYMENT_MARKS.map(logoRow),
    partnerLogos: PARTNER_MARKS.map(logoRow),
    contractSign: "/uploads/signatures/operator.webp",
  };
}
