import { demoRequest } from "marketplace-sandbox-data/history/offers";
import { taxOf } from "marketplace-sandbox-data/history/orders";
import type { AddressRow, Catalog, PersonRow } from "marketplace-sandbox-data/types";
import type { Tx } from "../db/connect";
import { type Journal, move } from "../db/ledger/post";
import { DAY, HOUR } from "../domain/durations";
import { available, clearing } from "../domain/ledger/accounts";
import { hashPassword, type PasswordCost } from "../kernel/passwords";
import type { SeedOrder } from "./rows/orders";

/** The two users that a visitor of the demonstration can sign in as. */
export const DEMO_ACCOUNTS = {
  buyer: { username: "buyer", password: "buyer-demo", fundPassword: "fund-demo" },
  merchant: { username: "merchant", password: "merchant-demo", fundPassword: "fund-demo" },
} as const;

/** Opening balance of the demonstration's buyer, in ledger units: 5,000 USDT. */
const BALANCE = 5_000_000_000n;

const HOME: AddressRow = {
  name: "Mira Example",
  mobile: "+49 30 5550100",
  country: "Germany",
  province: "Berlin",
  city: "Berlin",
  address: "Example Street 7",
  zip: "10115",
};

/**
 * The catalog with the demonstration's users: `merchant` runs the first shop, `buyer` has an address and a request with offers.
 */
export function withDemoUsers(catalog: Catalog): Catalog {
  const [first, ...others] = catalog.shops;
  if (!first) return catalog;
  const { buyer, merchant } = DEMO_ACCOUNTS;
  const person: PersonRow = {
    username: buyer.username,
    nickname: "Mira",
    email: "buyer@marketplace.example",
    avatar: "",
    role: "buyer",
    address: HOME,
    createtime: catalog.now - 60 * DAY,
  };
  const users = catalog.users.map((row) =>
    row.username === first.owner
      ? { ...row, username: merchant.username, email: "merchant@marketplace.example" }
      : row,
  );
  return {
    ...catalog,
    ...demoRequest(catalog, buyer.username, catalog.now),
    users: [...users, person],
    shops: [{ ...first, owner: merchant.username }, ...others],
  };
}

/**
 * Open orders of the demonstration's buyer: one to ship, two on their way, three received but not reviewed. One on its way and one
 * received order are disputed.
 */
export function demoOrders({ products, orders, now }: Catalog): SeedOrder[] {
  let order = orders.reduce((most, row) => Math.max(most, row.id), 0);
  let line = orders.reduce((most, row) => row.lines.reduce((m, { id }) => Math.max(m, id), most), 0);
  const make = (at: number, hours: number, status: SeedOrder["status"]): SeedOrder[] => {
    const product = products[at];
    const sku = product?.skus[0];
    if (!product || !sku) return [];
    const num = 3;
    const goodsCents = sku.priceCents * num;
    const freightCents = product.freightCents ?? 0;
    const taxCents = taxOf([goodsCents, product.taxPpm]);
    const createtime = now - hours * HOUR;
    const shipped = status === "shipped" || status === "received";
    order += 1;
    line += 1;
    return [
      {
        id: order,
        orderNo: `ODEMO${String(order).padStart(8, "0")}`,
        payNo: `PDEMO${String(order).padStart(8, "0")}`,
        shopId: product.shopId,
        buyer: DEMO_ACCOUNTS.buyer.username,
        status,
        lines: [{ id: line, productId: product.id, skuId: sku.id, num, priceCents: sku.priceCents }],
        goodsCents,
        freightCents,
        taxCents,
        totalCents: goodsCents + freightCents + taxCents,
        carrier: shipped ? "Example Express" : "",
        trackingNo: shipped ? `EX${String(order).padStart(9, "0")}` : "",
        createtime,
        paytime: createtime + 120,
        shiptime: shipped ? createtime + 8 * HOUR : null,
        receipttime: status === "received" ? createtime + 80 * HOUR : null,
        completetime: null,
      },
    ];
  };
  const ofFirstShop = products.findIndex((product) => product.shopId === 1);
  // Insert them after the catalog and in chronological order, since lists show the highest ids first.
  return [
    ...make(23, 140, "received"),
    ...make(Math.max(0, ofFirstShop), 125, "received"),
    ...make(12, 110, "received"),
    ...make(Math.max(0, ofFirstShop), 60, "shipped"),
    ...make(7, 40, "shipped"),
    ...make(Math.max(0, ofFirstShop), 3, "paid"),
  ];
}

/** The recharge that gave the demonstration's buyer a balance, as a journal. */
export function demoRecharge(now: number, memberId: number): Journal {
  return {
    ref: "recharge:RDEMO00000001",
    kind: "recharge",
    now: now - 30 * DAY,
    postings: move(clearing("USDT", "TRC20"), available(memberId), BALANCE),
  };
}

/** What is stored of a demonstration user's two passwords. */
interface PasswordHashes {
  readonly username: string;
  readonly password: string;
  readonly fundPassword: string;
}

/** Hashes the passwords of the demonstration's users. Errors reject the promise, also if it is awaited much later. */
export function hashDemoPasswords(cost: PasswordCost): Promise<readonly PasswordHashes[]> {
  const hashes = Promise.all(
    Object.values(DEMO_ACCOUNTS).map(async ({ username, password, fundPassword }) => ({
      username,
      password: await hashPassword(password, cost),
      fundPassword: await hashPassword(fundPassword, cost),
    })),
  );
  hashes.catch(() => undefined);
  return hashes;
}

/** Passwords, approved applications, and the recharge's record. */
export async function insertDemo(
  tx: Tx,
  { now, site }: Catalog,
  ids: ReadonlyMap<string, number>,
  passwords: readonly PasswordHashes[],
): Promise<void> {
  for (const { username, password, fundPassword } of passwords) {
    await tx`update member set password_hash = ${password}, fund_hash = ${fundPassword} where username = ${username}`;
  }
  // They signed what was signed then.
  const contractVersion = site.en.contracts[0]?.version ?? "";
  // Documents of shops that were approved long ago have been deleted, as they should be.
  await tx`insert into merchant_application (member_id, status, logo, shopname, name, number_masked, number_hash, image_front,
      image_back, image_hold, contract_version, contract_hash, sign, sign_date, review_due_at, shop_id, createtime, updatetime)
    select owner_id, 'approved', logo, shopname, 'Example Owner', 'X*****' || (100 + id), 'seed:' || id, '', '', '',
      ${contractVersion}, (select hash from contract_text where version = ${contractVersion} and language = 'en'), '', to_char(to_timestamp(createtime), 'YYYY-MM-DD'), createtime, id, createtime, createtime from shop`;
  const at = now - 30 * DAY;
  await tx`insert into recharge (order_no, member_id, coin, network, address, amount, quoted_amount, amount_received, credit_money, rate, txid,
      status, proofs, confirmations, confirmations_required, expires_at, createtime, updatetime)
    values ('RDEMO00000001', ${ids.get(DEMO_ACCOUNTS.buyer.username) ?? 0}, 'USDT', 'TRC20', '', ${BALANCE}, ${BALANCE}, ${BALANCE}, ${BALANCE},
      1000000, ${"1".padStart(64, "0")}, 'credited', 1, 20, 20, ${at + 2 * HOUR}, ${at - HOUR}, ${at})`;
}
