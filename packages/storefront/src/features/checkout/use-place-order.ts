import { useQueryClient } from "@tanstack/react-query";
import { isErrorOf, isMarketplaceError } from "marketplace-sdk";
import type { Cart, CartGroup, CartLine } from "marketplace-sdk/state";
import { useState } from "react";
import { openBasket, orderDraft } from "../../app/basket";
import { useShop } from "../../app/market";
import { useOwnLocation } from "../../app/own-location";
import { paths } from "../../app/paths";
import { isSettled } from "../../app/settled";
import { useI18n } from "../../i18n";
import { failureText } from "../../ui/failure-text";
import { offerKey, orderItems } from "./order-view";
import { openSentOrder, type SentOrder } from "./sent-order";
import type { ChangeDraft } from "./use-order-draft";

/** Sending the order. */
export interface PlaceOrder {
  /** An order that was sent, now or in a tab that is closed by now, and may have been made. */
  sent: SentOrder | undefined;
  /** Its lines by store. */
  sentGroups(): readonly CartGroup[];
  busy: boolean;
  /** Why it was refused. */
  error: unknown;
  forget(): void;
  /** @param agreed what the buyer agrees to; left out to send the order again whose outcome is unknown */
  place(agreed?: SentOrder): Promise<void>;
  /** Gives up the order whose outcome is unknown. */
  drop(): void;
}

/**
 * Sends the order. Until the outcome is known it is kept exactly as it was sent, over a reload, a login and the end of its
 * tab: sent again it is the same order to the server, which makes it once.
 */
export function usePlaceOrder(member: string, basket: Cart, change: ChangeDraft): PlaceOrder {
  const { market, queries, cart, toasts, location } = useShop();
  const { t } = useI18n();
  const own = useOwnLocation();
  const queryClient = useQueryClient();
  const [kept] = useState(() => openSentOrder(member));
  const [sent, setSent] = useState(kept.read);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  const drop = (): void => {
    kept.clear();
    setSent(undefined);
  };
  const finish = ({ lines, origin, method = "" }: SentOrder): void => {
    const ordered = new Set(lines.map(offerKey));
    const isLeft = (line: CartLine): boolean => !ordered.has(offerKey(line));
    if (origin === "cart") {
      cart.replace(cart.state.lines.filter(isLeft));
      cart.flush();
    }
    // Another hand on the same basket: this screen keeps what it shows until the next one stands.
    const next = openBasket();
    const left = next.state.lines.filter(isLeft);
    next.replace(left);
    next.dispose();
    kept.clear();
    // The way to pay goes on to the payment; what else is wanted in this tab, to its own order.
    orderDraft.write({ ...(left.length > 0 && orderDraft.read()), method });
  };

  return {
    sent,
    sentGroups: kept.groups,
    busy,
    error,
    forget: () => setError(undefined),
    drop() {
      setError(undefined);
      drop();
    },
    async place(agreed) {
      const order = agreed ?? sent;
      if (!order) return;
      if (agreed) {
        kept.write(agreed);
        setSent(agreed);
      } else if (!kept.isWaiting()) {
        // Another tab had the answer. What it was stands in the list.
        own.navigate(paths.order(), { replace: true });
        return;
      }
      const { lines, token = "", total = "", to = "", remark = "" } = order;
      setBusy(true);
      setError(undefined);
      try {
        const { pay } = await market.orders.create({
          items: orderItems(lines),
          address_id: to,
          price_token: token,
          expect_total: total,
          ...(remark.trim() && { remark: remark.trim() }),
        });
        finish(order);
        queryClient.setQueryData(queries.payments.get({ pay_no: pay.pay_no }).queryKey, pay);
        void queryClient.invalidateQueries({ queryKey: queries.orders.list.key });
        const toPay = paths.pay(pay.pay_no);
        if (own.isHere()) own.navigate(toPay, { replace: true });
        else {
          const action = { label: t("orders.pay"), onPress: () => location.navigate(toPay) };
          toasts.show(t("checkout.placed"), { action });
        }
      } catch (failure) {
        setError(failure);
        const isEnd = isMarketplaceError(failure) && failure.isUnauthorized;
        // The place where it would be said is gone; the end of a session is told already.
        if (!own.isHere() && !isEnd) toasts.show(failureText(failure, t), { tone: "failure" });
        // Without a session nothing is ordered; an order sent before may have been, and stays as it is.
        if ((agreed && isEnd) || isSettled(failure)) {
          drop();
          // In a tab that was opened for it, it is what there is to order.
          if (basket.state.lines.length === 0) {
            const { origin = "", method = "" } = order;
            basket.replace(lines);
            change({ origin, method, remark });
          }
        }
        if (isErrorOf(failure, "orders.create")) {
          void queryClient.invalidateQueries({ queryKey: queries.orders.preview.key });
        }
        setBusy(false);
      }
    },
  };
}
