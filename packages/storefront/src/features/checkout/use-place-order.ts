import { useQueryClient } from "@tanstack/react-query";
import { isErrorOf, isMarketplaceError } from "marketplace-sdk";
import type { CartLine } from "marketplace-sdk/state";
import { useState } from "react";
import { openBasket, orderDraft } from "../../app/basket";
import { useShop } from "../../app/market";
import { paths } from "../../app/paths";
import { lineKey, orderItems } from "./order-view";
import { isRefused } from "./pay-state";
import type { ChangeDraft, OrderDraft } from "./use-order-draft";

/** What the buyer agrees to. */
export type Agreed = Pick<OrderDraft, "token" | "total" | "to">;

/** Sending the order. */
export interface PlaceOrder {
  busy: boolean;
  /** Why it was refused. */
  error: unknown;
  forget(): void;
  /** @param agreed left out to send an order again whose outcome is unknown */
  place(agreed?: Agreed): Promise<void>;
}

/**
 * Sends the order. Until the outcome is known it is kept exactly as it was sent, over a reload and a login: sent again it
 * is the same order to the server, which makes it once.
 */
export function usePlaceOrder(lines: readonly CartLine[], change: ChangeDraft): PlaceOrder {
  const { market, queries, cart, location } = useShop();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  const finish = (draft: OrderDraft): void => {
    const ordered = new Set(lines.map(lineKey));
    if (draft.origin === "cart") {
      cart.restore(cart.state.lines.filter((line) => !ordered.has(lineKey(line))));
      cart.flush();
    }
    // Another hand on the same basket: this screen keeps what it shows until the next one stands.
    const basket = openBasket();
    basket.clear();
    basket.dispose();
    // The way to pay goes on to the payment.
    orderDraft.clear();
    orderDraft.write({ method: draft.method ?? "" });
  };

  return {
    busy,
    error,
    forget: () => setError(undefined),
    async place(agreed = {}) {
      const draft = change(agreed);
      const { token = "", total = "", to = "", remark = "" } = draft;
      setBusy(true);
      setError(undefined);
      try {
        const { pay } = await market.order.create({
          items: orderItems(lines),
          address_id: to,
          price_token: token,
          expect_total: total,
          ...(remark.trim() && { remark: remark.trim() }),
        });
        finish(draft);
        queryClient.setQueryData(queries.pay.info({ pay_no: pay.pay_no }).queryKey, pay);
        void queryClient.invalidateQueries({ queryKey: queries.order.list.key });
        location.navigate(paths.pay(pay.pay_no), { replace: true });
      } catch (failure) {
        setError(failure);
        // Without a session nothing is ordered; an order sent before may have been, and stays as it is.
        const notHeard = Boolean(agreed.token) && isMarketplaceError(failure) && failure.isUnauthorized;
        if (notHeard || isRefused(failure)) change({ token: "", total: "", to: "" });
        if (isErrorOf(failure, "order.create")) {
          void queryClient.invalidateQueries({ queryKey: queries.order.preview.key });
        }
        setBusy(false);
      }
    },
  };
}
