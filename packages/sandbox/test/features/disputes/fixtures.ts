import type { Input } from "../../../src/contract/operations";
import { balancesOf } from "../../../src/db/ledger/post";
import { pending } from "../../../src/domain/ledger/accounts";
import type { Merchant, Viewer } from "../../../src/kernel/handler";
import type { MerchantFixtures } from "../merchants/fixtures";
import { buyOne, ship, type TestProduct } from "../orders/fixtures";

export { answerOn } from "../../proof/machines/disputes";

/** A shipped order of one piece by a new buyer. */
export async function buyShipped(fixtures: MerchantFixtures, shopId: number, product: TestProduct) {
  const bought = await buyOne(fixtures, product);
  await ship(fixtures, shopId, bought.order_no);
  return bought;
}

/** The same, received. */
export async function buyReceived(fixtures: MerchantFixtures, shopId: number, product: TestProduct) {
  const bought = await buyShipped(fixtures, shopId, product);
  await fixtures.ask(bought.buyer, "orders.confirmReceipt", { order_no: bought.order_no });
  return bought;
}

/** The buyer reports a problem. */
export const open = (
  fixtures: MerchantFixtures,
  { buyer, order_no }: { buyer: Viewer; order_no: string },
  more: Partial<Input<"disputes.open">> = {},
) =>
  fixtures.ask(buyer, "disputes.open", {
    order_no,
    reason: "not_as_described",
    text: "The lid is cracked.",
    ...more,
  });

/** What a member may spend, in ledger units. */
export const moneyOf = async ({ db }: MerchantFixtures, { id }: Viewer) => (await balancesOf(db, id)).money;

/** What received orders owe a shop, in ledger units. */
export async function pendingOf({ db }: MerchantFixtures, { id }: Merchant) {
  const [row] = await db<{ balance: bigint }[]>`
    select balance from account where code = ${pending(id).code}`;
  return row?.balance ?? 0n;
}

/** What the platform has earned, in ledger units. */
export async function commissionsOf({ db }: MerchantFixtures) {
  const [row] = await db<{ balance: bigint }[]>`
    select balance from account where code = 'platform:commission:USDT'`;
  return row?.balance ?? 0n;
}
