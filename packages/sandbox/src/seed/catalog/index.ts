import { areasOf } from "./area/areas";
import { categoryAttributes } from "./attributes/categories";
import { shopAttributes } from "./attributes/shops";
import { completed, ordersOf } from "./history/orders";
import { followsOf, requestsOf } from "./history/requests";
import { reviewsOf } from "./history/reviews";
import { homesOf, peopleOf } from "./history/users";
import { flagsOf, productsOf } from "./products";
import { diceFrom } from "./random";
import { articleGroups, articleRows, bannerRows, CONTRACT_VERSION, siteTexts } from "./site/site";
import type { Catalogue, CategoryRow, ShopRow } from "./types";

const DAY = 86_400;

export interface CatalogueOptions {
  /** Any whole number: the same one gives the same rows. */
  readonly seed: number;
  /** Unix seconds; every time of the catalogue lies before it. */
  readonly now: number;
}

const categories: readonly CategoryRow[] = categoryAttributes.map(({ id, pid, names }, i) => ({
  id,
  pid,
  names,
  image: `/uploads/categories/${id}.svg`,
  weigh: 100 - i,
}));

const shopsOf = (now: number): readonly ShopRow[] =>
  shopAttributes.map(({ id, shopname, city, description, ageDays }) => ({
    id,
    shopname,
    owner: `owner${String(id).padStart(2, "0")}`,
    city,
    description,
    logo: `/uploads/shops/${id}.svg`,
    createtime: now - ageDays * DAY,
  }));

/**
 * The whole sample market as plain rows. Stock, people, orders, reviews and requests follow from the seed; products, stores, pictures
 * and texts are the same for every seed.
 */
export function buildCatalogue({ seed, now }: CatalogueOptions): Catalogue {
  const dice = diceFrom(seed);
  const areas = areasOf();
  const homes = homesOf(areas);
  const people = peopleOf(homes, now, dice);
  const buyers = people.filter(({ role }) => role === "buyer");
  const shops = shopsOf(now);
  const drafts = productsOf(now, dice);
  const usernames = buyers.map(({ username }) => username);
  const received = ordersOf(drafts, usernames, now, dice);
  const reviews = reviewsOf(received, drafts, now, dice);
  const orders = completed(received, reviews, now);
  const flags = flagsOf(orders, now);
  const products = drafts.map((draft) => ({ ...draft, flags: flags(draft.id) }));
  return {
    seed,
    now,
    categories,
    users: people,
    shops,
    products,
    orders,
    reviews,
    requests: requestsOf(buyers, homes, now, dice),
    follows: followsOf(buyers, shops, now, dice),
    banners: bannerRows,
    areas,
    articleGroups,
    articles: articleRows(now),
    site: siteTexts,
    contractVersion: CONTRACT_VERSION,
    contractSign: "/uploads/signatures/operator.svg",
  };
}
