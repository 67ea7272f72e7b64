import type { Catalog } from "marketplace-sandbox-data/types";
import type { Db, Tx } from "../db/connect";
import { lockStart } from "../db/start-lock";
import { markBestSellers, storeAnswerTimes } from "../features/catalog/jobs";
import type { PasswordCost } from "../kernel/passwords";
import type { Settings } from "../kernel/settings";
import {
  DEMO_ACCOUNTS,
  demoOrders,
  demoRecharge,
  hashDemoPasswords,
  insertDemo,
  withDemoUsers,
} from "./demo";
import { bookHistory } from "./rows/books";
import { insertSite } from "./rows/content";
import { insertDisputes } from "./rows/disputes";
import { insertOffers } from "./rows/offers";
import { historyOf, insertOrders } from "./rows/orders";
import { countFigures, insertReviews } from "./rows/reviews";
import { insertGoods } from "./rows/shops";
import { insertTranslations } from "./rows/translations";
import { insertUsers } from "./rows/users";

/** Other inputs that determine the rows. */
export interface SeedOptions {
  readonly settings: Settings;
  readonly passwordCost: PasswordCost;
}

/** {@link seedWithin} in its own transaction. */
export const seed = (db: Db, catalog: Catalog, options: SeedOptions): Promise<boolean> =>
  db.begin((tx) => seedWithin(tx, catalog, options));

/**
 * Fills an empty database with a shop worth browsing, in one transaction. Figures are counted from the inserted orders and reviews,
 * and money is booked in the ledger.
 *
 * @param catalog `buildCatalog({ seed, now })`
 * @returns false if the database already has users; then nothing is inserted
 */
export async function seedWithin(
  tx: Tx,
  catalog: Catalog,
  { settings, passwordCost }: SeedOptions,
): Promise<boolean> {
  await lockStart(tx);
  const [found] = await tx`select 1 as found from member limit 1`;
  if (found) return false;
  // Hashed by other threads while the database takes the rows in.
  const passwords = hashDemoPasswords(passwordCost);
  const full = withDemoUsers(catalog);
  const orders = [...full.orders, ...demoOrders(full)];
  await insertSite(tx, full);
  const ids = await insertUsers(tx, full);
  // Insert these before the products, whose search words include them.
  await insertTranslations(tx, full);
  await insertGoods(tx, full, ids);
  const context = { catalog: full, orders, ids, settings };
  await insertOrders(tx, context);
  await insertReviews(tx, full, ids);
  await insertOffers(tx, full);
  await insertDemo(tx, full, ids, await passwords);
  const history = historyOf(context);
  const recharge = demoRecharge(full.now, ids.get(DEMO_ACCOUNTS.buyer.username) ?? 0);
  await bookHistory(
    tx,
    [...history, recharge].sort((a, b) => a.now - b.now),
  );
  await insertDisputes(tx, ids.get(DEMO_ACCOUNTS.buyer.username) ?? 0, full.now, settings);
  await countFigures(tx);
  await markBestSellers(tx, full.now);
  await storeAnswerTimes(tx, full.now);
  return true;
}
