import type { Cart, CartLine } from "marketplace-sdk/state";
import { useEffect, useRef } from "react";
import { lineKey } from "../../app/line-key";
import { useShop } from "../../app/market";
import { putBack } from "../../app/put-back";
import { useI18n } from "../../i18n";
import { offerKey } from "./order-view";

/** What a buyer can do about single lines. */
export interface OrderLines {
  /** Takes a line out of the order and says so, with undo. */
  leaveOut(line: CartLine): void;
  /** Orders as many pieces as there are. */
  take(line: CartLine, left: number): void;
}

/** @param onChange called before a line changes */
export function useOrderLines(basket: Cart, onChange: () => void): OrderLines {
  const { toasts } = useShop();
  const { t } = useI18n();
  const said = useRef<number>(undefined);
  // Undo belongs to this order. After this screen the basket may hold another one.
  useEffect(
    () => () => {
      const shown = toasts.current();
      if (shown && shown.id === said.current) toasts.dismiss();
    },
    [toasts],
  );
  return {
    leaveOut(line) {
      onChange();
      const before = basket.state.lines;
      const after = before.filter((row) => offerKey(row) !== offerKey(line));
      basket.replace(after);
      const onPress = (): void => basket.replace(putBack(before, after, basket.state.lines, lineKey));
      toasts.show(t("checkout.leftOut"), { action: { label: t("ui.undo"), onPress } });
      said.current = toasts.current()?.id;
    },
    take(line, left) {
      onChange();
      basket.replace(
        basket.state.lines.map((row) => (offerKey(row) === offerKey(line) ? { ...row, num: left } : row)),
      );
    },
  };
}
