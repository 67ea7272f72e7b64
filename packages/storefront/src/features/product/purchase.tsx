import {
  checkoutOf,
  type ProductView,
  type PurchaseProblem,
  quantityInCart,
  selectedSku,
  selectionText,
  toggleValue,
  useCart,
  useVariantSelection,
  type VariantSelection,
  validatePurchase,
  valuePicture,
} from "marketplace-react";
import { useState } from "react";
import { useI18n } from "../../i18n";
import { useSearch } from "../../shared/navigation/link";
import { paths } from "../../shared/navigation/paths";
import { useServices } from "../../shared/services";
import { Picture } from "../../shared/ui/picture";
import styles from "./purchase.module.css";

/** What the buyer has selected of a product, and the two ways to buy it. */
interface Purchase {
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
  const { toasts, location } = services;
  const { t } = useI18n();
  const cart = useCart();
  const variant = useVariantSelection(product, new URLSearchParams(useSearch()).get("sku") ?? undefined);
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
      variant.toggle(specIndex, value);
      setProblem(undefined);
      const sku = selectedSku(product, toggleValue(selection, specIndex, value));
      location.navigate(paths.goods(product.id, sku?.id), { replace: true });
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
      location.navigate(paths.orderChecked(), { replace: isOpen });
    },
  };
}

/** Most values, over all options, to show in a phone's page; more are chosen in the sheet. */
const MAX_VALUES = 24;

/** Whether the options are in the page itself, which saves a press. */
export const areOptionsInPage = ({ specs }: ProductView, isDesktop: boolean): boolean =>
  isDesktop || specs.reduce((count, { items }) => count + items.length, 0) <= MAX_VALUES;

/** Props of {@link Options}. */
export interface OptionsProps {
  product: ProductView;
  purchase: Purchase;
}

/** All specs of a product with their values, in the page itself or in the sheet of variants. */
export function Options({ product, purchase: { variant, problem, toggle } }: OptionsProps) {
  return product.specs.map((spec, index) => (
    <SpecGroup
      key={[spec.name, ...spec.items].join("|")}
      product={product}
      variant={variant}
      index={index}
      isMissing={problem?.kind === "incomplete" && variant.selection[index] === undefined}
      onToggle={(value) => toggle(index, value)}
    />
  ));
}

/** Props of {@link SpecGroup}. */
interface SpecGroupProps {
  product: ProductView;
  variant: VariantSelection;
  /** Index of the spec in the product. */
  index: number;
  /** Whether the buyer tried to buy without selecting a value of this spec. */
  isMissing: boolean;
  onToggle: (value: string) => void;
}

/** The values of one spec, such as colors. A value that doesn't go with the other selected ones says why. */
function SpecGroup({ product, variant, index, isMissing, onToggle }: SpecGroupProps) {
  const { t } = useI18n();
  const { selection, availability } = variant;
  const spec = product.specs[index];
  if (!spec) return null;
  const others = selectionText(selection.map((value, at) => (at === index ? undefined : value)));
  const reasons = {
    available: undefined,
    soldOut: t("product.soldOut"),
    none: others ? t("product.notWith", { choice: others }) : t("product.notMade"),
  };
  return (
    <fieldset className={styles.group} data-missing={isMissing || undefined}>
      <legend className={styles.name}>
        <bdi>{spec.name || t("product.option")}</bdi>
      </legend>
      <div className={styles.values}>
        {spec.items.map((value) => {
          const reason = reasons[availability(index, value)];
          const picture = valuePicture(product, index, value);
          const isSelected = selection[index] === value;
          return (
            <button
              key={value}
              type="button"
              className={styles.value}
              aria-pressed={isSelected}
              disabled={reason !== undefined && !isSelected}
              onClick={() => onToggle(value)}
            >
              {picture && <Picture className={styles.valuePicture} src={picture} alt="" shape="round" />}
              <span>
                <bdi className={styles.word}>{value}</bdi>
                {reason && <span className={styles.reason}>{reason}</span>}
              </span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Why the last press did not buy anything. */
export function ProblemText({ problem }: { problem: PurchaseProblem }) {
  const { t } = useI18n();
  if (problem.kind === "incomplete") return t("product.selectProduct");
  if (problem.kind === "soldOut") return t("product.soldOut");
  if (problem.kind === "pack") return t("wholesale.packs", { count: problem.packSize });
  if (problem.kind === "minimum") return t("wholesale.minimum", { count: problem.minOrder });
  return problem.left > 0 ? t("product.short", { count: problem.left }) : t("product.shortNone");
}
