import type { Fragment } from "postgres";
import type { Tx } from "../../db/connect";
import { BusinessError } from "../../domain/errors";
import { notFound } from "../../kernel/errors";
import type { ClosingOrder } from "./cancel";

/**
 * Finds an order that is about to be changed. Its row is not locked yet: `transition` does that.
 *
 * @param where condition on `o` (shop_order); the owner check belongs in it
 * @throws {HttpError} 404 when missing
 */
export async function findOrder(tx: Tx, where: Fragment): Promise<ClosingOrder> {
  const [row] = await tx<ClosingOrder[]>`
    select o.id, o.order_no, o.pay_id, o.member_id, o.currency, o.total, shop.owner_id
    from shop_order o join shop on shop.id = o.shop_id where ${where}`;
  if (!row) throw notFound();
  return row;
}

/** Turns the error into `already_shipped` if the step failed because the order has been shipped. */
export async function unlessShipped<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof BusinessError) || error.error !== "bad_state") throw error;
    const status = error.details.status;
    const hasLeft = status === "shipped" || status === "received" || status === "completed";
    throw hasLeft ? new BusinessError("already_shipped", error.details) : error;
  }
}
