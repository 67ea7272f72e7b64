import { move, post } from "../../db/ledger/post";
import { transition } from "../../db/transition";
import { available, pending } from "../../domain/ledger/accounts";
import { priceText } from "../../domain/money";
import { orderMachine } from "../../domain/state-machines/machines";
import { processDueRows, processDueTable } from "../../kernel/job-runner";
import type { Services } from "../../kernel/services";
import { notify } from "../messages/notify";
import { findOrder } from "./find-order";
import { receiveOrder } from "./receipt";

/** Confirms receipt of shipped orders whose buyers did not object in time. */
export const autoReceipt = (services: Services, now: number): Promise<number> =>
  processDueTable(
    services,
    {
      job: "automatic receipt",
      table: "shop_order",
      isDue: (sql) => sql`status = 'shipped' and not is_disputed and auto_receipt_at <= ${now}`,
    },
    async (tx, id) =>
      receiveOrder(tx, await findOrder(tx, tx`o.id = ${id}`), "auto_receipt", now, services.settings),
  );

/** Completes received orders that were not reviewed in time. */
export function autoComplete(services: Services, now: number): Promise<number> {
  const before = now - services.settings.autoComplete;
  return processDueTable(
    services,
    {
      job: "automatic completion",
      table: "shop_order",
      isDue: (sql) => sql`status = 'received' and receipttime <= ${before}`,
    },
    (tx, id) => transition(tx, orderMachine, "complete", id, { completetime: now }),
  );
}

interface DueSettlement {
  readonly net: bigint;
  readonly order_no: string;
  readonly currency: string;
  readonly owner_id: number;
}

/** Pays due settlements into the shops' balances. */
export async function settleDue(services: Services, now: number): Promise<number> {
  const { db } = services;
  return processDueRows<number>(
    services,
    "settlement",
    (after = 0, most) => db<{ id: number }[]>`
      select order_id as id from settlement where order_id > ${after} and status = 'pending' and not is_held and available_at <= ${now}
      order by order_id limit ${most}`,
    async (tx, id) => {
      const [row] = await tx<DueSettlement[]>`
        with due as (
          select order_id from settlement where order_id = ${id} and status = 'pending' and not is_held and available_at <= ${now}
          for no key update skip locked
        )
        update settlement s set status = 'available' from due, shop_order o, shop
        where s.order_id = due.order_id and o.id = due.order_id and shop.id = s.shop_id
        returning s.net, o.order_no, o.currency, shop.owner_id`;
      if (!row) return false;
      const { net, order_no, currency, owner_id } = row;
      // A dispute may have left nothing to pay out.
      if (net > 0n) {
        await notify(tx, now, {
          memberId: owner_id,
          type: "merchant",
          template: "settlement_available",
          params: { order_no, net: priceText(net), currency },
          ref: { type: "order", id: order_no },
        });
      }
      await post(tx, {
        ref: `settle:${order_no}`,
        kind: "settle",
        now,
        postings: move(pending(owner_id, currency), available(owner_id, currency), net),
      });
      return true;
    },
  );
}
