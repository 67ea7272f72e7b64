import { useShop } from "../../app/market";
import { paths } from "../../app/paths";
import { useI18n } from "../../i18n";
import { cartItem, findLine, findProblem, type PurchaseProblem } from "./purchase";
import type { Choice } from "./variants";
import type { ProductView } from "./view";

/** The two ways to buy. Both answer with what stands in the way, or undefined when it is done. */
export interface Purchase {
  /** Puts pieces into the cart and says so, with undo. */
  add(choice: Choice, num: number): PurchaseProblem | undefined;
  /** Puts exactly `num` pieces into the cart, selects them alone and goes there. */
  buy(choice: Choice, num: number): PurchaseProblem | undefined;
}

export function usePurchase(product: ProductView): Purchase {
  const { cart, toasts, location } = useShop();
  const { t } = useI18n();
  return {
    add(choice, num) {
      const item = cartItem(product, choice);
      const before = cart.state.lines;
      const problem = findProblem(product, choice, num, before[findLine(before, item)]?.num);
      if (problem) return problem;
      cart.add(item, num);
      toasts.show(t("product.added", { title: product.title }), {
        action: { label: t("shell.undo"), onPress: () => cart.restore(before) },
      });
      return undefined;
    },
    buy(choice, num) {
      const problem = findProblem(product, choice, num);
      if (problem) return problem;
      const item = cartItem(product, choice);
      const at = findLine(cart.state.lines, item);
      if (at < 0) cart.add(item, num);
      else cart.update(at, "num", num);
      const only = findLine(cart.state.lines, item);
      cart.select(false);
      cart.select(true, (_, index) => index === only);
      location.navigate(paths.cart());
      return undefined;
    },
  };
}
