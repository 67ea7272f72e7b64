import type { Data } from "../../contract/operations";
import type { Tx } from "../../db/connect";
import { BusinessError } from "../../domain/errors";
import { priceText } from "../../domain/money";
import { notFound } from "../../kernel/errors";
import type { IdempotentCall } from "../../kernel/idempotency";
import { readAmount } from "../../kernel/read-amount";
import { findAddress, snapshotOf } from "../orders/address";
import { loadCart } from "../orders/cart";
import { guardUnpaid, placeOrders } from "./place-orders";
import { addressProblem, problemError } from "./preview";
import { arePricesSigned } from "./price-token";
import { priceCart } from "./pricing";

/** Orders what was previewed: one order per shop, one payment for all, stock reserved until it expires. */
export async function createOrders(
  call: IdempotentCall<"orders.create">,
  tx: Tx,
): Promise<Data<"orders.create">> {
  const { input, viewer, services, now } = call;
  if (input.items.length === 0) throw new BusinessError("cart_empty");
  await guardUnpaid(
    tx,
    viewer.id,
    input.items.reduce((sum, { num }) => sum + num, 0),
    services.settings,
  );
  const [lines, address] = await Promise.all([
    loadCart(tx, input.items),
    findAddress(tx, viewer.id, input.address_id),
  ]);
  if (!address) throw notFound();
  const quote = priceCart(lines, viewer.id, address);
  const problem = addressProblem(address) ?? quote.groups.flatMap((group) => group.problems)[0];
  if (problem) throw problemError(problem);

  const snapshot = snapshotOf(address);
  const seen = { buyerId: viewer.id, address: JSON.stringify(snapshot), quote };
  const isSameTotal = readAmount(input.expect_total, "expect_total") === quote.sums.total;
  if (!isSameTotal || !arePricesSigned(services.keys, seen, input.price_token, now)) {
    const total = priceText(quote.sums.total);
    throw new BusinessError("price_changed", { total }, isSameTotal ? "order_changed" : "price_changed");
  }

  const { placed } = await placeOrders(tx, call, quote, { address: snapshot, remark: input.remark ?? "" });
  return placed;
}
