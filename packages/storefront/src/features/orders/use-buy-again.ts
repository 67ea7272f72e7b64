import { isMarketplaceError, type Order } from "marketplace-sdk";
import { useState } from "react";
import { useShop } from "../../app/market";
import { useOwnLocation } from "../../app/own-location";
import { paths } from "../../app/paths";
import { useI18n } from "../../i18n";
import { failureText } from "../../ui/failure-text";
import { type AgainLine, againLine } from "./buy-again";

/** Puts what an order held into the cart again, as far as the shop still has it, and says what is missing. */
export function useBuyAgain() {
  const { queries, queryClient, cart, toasts } = useShop();
  const location = useOwnLocation();
  const { t, tag } = useI18n();
  /** Number of the order that is being looked up. */
  const [busy, setBusy] = useState<string>();

  const again = async ({ order_no, goods }: Order): Promise<void> => {
    setBusy(order_no);
    const answers = await Promise.allSettled(
      goods.map(({ pro_id }) => queryClient.fetchQuery(queries.products.get({ id: pro_id }))),
    );
    setBusy(undefined);
    const lines: AgainLine[] = [];
    const missing: string[] = [];
    for (const [index, line] of goods.entries()) {
      const answer = answers[index];
      // Only the server can say that something is gone; without an answer nothing is known.
      if (
        answer?.status === "rejected" &&
        !(isMarketplaceError(answer.reason) && answer.reason.kind === "api")
      ) {
        toasts.show(failureText(answer.reason, t), { tone: "failure" });
        return;
      }
      const found = againLine(line, answer?.status === "fulfilled" ? answer.value : undefined);
      if (found) lines.push(found);
      if (!found || found.num < line.num) missing.push(line.title);
    }
    if (lines.length === 0) {
      toasts.show(t("orders.againNone"), { tone: "failure" });
      return;
    }
    for (const { item, num } of lines) cart.add(item, num);
    const titles = new Intl.ListFormat(tag).format(missing);
    toasts.show(missing.length > 0 ? t("orders.againSome", { titles }) : t("orders.againDone"));
    location.navigate(paths.cart());
  };
  return { busy, again };
}
