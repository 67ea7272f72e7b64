import {
  checkoutOf,
  type ProductView,
  type PurchaseProblem,
  quantityInCart,
  useCart,
  useVariantSelection,
  type VariantSelection,
  validatePurchase,
} from "marketplace-react";
import { useState } from "react";
import { useSearchParams } from "wouter";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { useServices } from "../../shared/services";

/** What the buyer has selected of a product, and the two ways to buy it. */
export interface Purchase {
  variant: VariantSelection;
  /** Whether any variant is in stock. */
  isAvailable: boolean;
  /** Whether the sheet of variants is open. */
  isOpen: boolean;
  /** Why the last press did not buy anything. */
  problem: PurchaseProblem | undefined;
  setOpen(open: boolean): void;
  /** Toggles a value. The page's address follows, so that Back, a reload and a shared link keep the variant. */
  toggle(specIndex: number, value: string): void;
  setQuantity(quantity: number): void;
  /** Adds to the cart, with undo. Opens the sheet if the selection is incomplete. */
  add(): void;
  /** Orders exactly what is selected; the cart stays as it is. */
  buy(): void;
}

/** @param isInline whether the variants are in the page, which then shows problems itself instead of opening the sheet */
export function usePurchase(product: ProductView, isInline = false): Purchase {
  const services = useServices();
  const { toasts, navigation } = services;
  const { t } = useI18n();
  const cart = useCart();
  const variant = useVariantSelection(product, useSearchParams()[0].get("sku") ?? undefined);
  const { selection, quantity, item } = variant;
  const [isOpen, setIsOpen] = useState(false);
  const [problem, setProblem] = useState<PurchaseProblem>();

  /** @returns whether the selection can be bought */
  const check = (found: PurchaseProblem | undefined): boolean => {
    // The first press only opens the sheet; a second one shows what is missing.
    setProblem(found?.kind === "incomplete" && !isOpen && !isInline ? undefined : found);
    setIsOpen(found !== undefined && !isInline);
    return found === undefined;
  };
  return {
    variant,
    isAvailable: product.skus.length > 0 ? product.skus.some(({ stock }) => stock > 0) : product.stock !== 0,
    isOpen,
    problem,
    setOpen(open) {
      setIsOpen(open);
      if (!open) setProblem(undefined);
    },
    toggle(specIndex, value) {
      const sku = variant.toggle(specIndex, value);
      setProblem(undefined);
      navigation.navigate(paths.goods(product.id, sku?.id), { replace: true });
    },
    setQuantity(next) {
      variant.setQuantity(next);
      setProblem(undefined);
    },
    add() {
      // Other variants may follow, so a minimum doesn't apply yet. The cart shows what is missing.
      if (!check(validatePurchase(product, selection, quantity, quantityInCart(cart.lines, item)))) return;
      const undo = cart.add(item, quantity);
      toasts.show(t("product.added", { title: product.title }), {
        action: { label: t("ui.undo"), onPress: undo },
      });
    },
    buy() {
      if (!check(variant.problem)) return;
      checkoutOf(services).start([{ ...item, num: quantity }], "product");
      // The sheet has its own history entry.
      navigation.navigate(paths.orderChecked(), { replace: isOpen });
    },
  };
}
