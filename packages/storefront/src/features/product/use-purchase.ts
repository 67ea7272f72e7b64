import { fillBasket } from "../../app/basket";
import { useShop } from "../../app/market";
import { paths } from "../../app/paths";
import { useI18n } from "../../i18n";
import { cartItem, findProblem, type PurchaseProblem, piecesIn, takeBack } from "./purchase";
import type { Choice } from "./variants";
import type { ProductView } from "./view";

/** The two ways to buy. Both answer with what stands in the way, or undefined when it is done. */
export interface Purchase {
  /** Puts pieces into the cart and says so, with undo. */
  add(choice: Choice, num: number): PurchaseProblem | undefined;
  /** Goes on to order exactly `num` pieces; the cart stays as it is. */
  buy(choice: Choice, num: number): PurchaseProblem | undefined;
}

export function usePurchase(product: ProductView): Purchase {
  const { cart, toasts, location } = useShop();
  const { t } = useI18n();
  return {
    add(choice, num) {
      const item = cartItem(product, choice);
      const already = piecesIn(cart.state.lines, item);
      const problem = findProblem(product, choice, num, already);
      if (problem) return problem;
      cart.add(item, num);
      const undo = (): void => cart.replace(takeBack(cart.state.lines, item, num, already));
      toasts.show(t("product.added", { title: product.title }), {
        action: { label: t("ui.undo"), onPress: undo },
      });
      return undefined;
    },
    buy(choice, num) {
      const problem = findProblem(product, choice, num);
      if (problem) return problem;
      fillBasket([{ ...cartItem(product, choice), num }], "product");
      location.navigate(paths.orderChecked());
      return undefined;
    },
  };
}
