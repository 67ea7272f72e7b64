import { useI18n } from "../../i18n";
import { Picture } from "../../ui/picture";
import { Sheet } from "../../ui/sheet";
import { Stepper } from "../../ui/stepper";
import { BuyButtons, type BuyButtonsProps } from "./buy-buttons";
import { isLong, priceRange } from "./price";
import { PriceSpan } from "./price-span";
import { MOST, type PurchaseProblem, stockOf } from "./purchase";
import { SpecGroup } from "./spec-group";
import styles from "./variant-sheet.module.css";
import { type Choice, choiceText, choose, chosenSku, offered } from "./variants";
import type { ProductView } from "./view";

/** Props of {@link VariantSheet}. */
export interface VariantSheetProps extends BuyButtonsProps {
  open: boolean;
  onClose: () => void;
  product: ProductView;
  choice: Choice;
  num: number;
  /** Why the last press did not buy. */
  problem: PurchaseProblem | undefined;
  onChange: (next: { choice?: Choice; num?: number }) => void;
}

/** Choosing variant and quantity: picture, price and stock follow the choice. */
export function VariantSheet({
  open,
  onClose,
  product,
  choice,
  num,
  problem,
  onChange,
  ...buy
}: VariantSheetProps) {
  const { t } = useI18n();
  const sku = chosenSku(product, choice);
  const skus = offered(product, choice);
  const range = priceRange(skus, product.price);
  const stock = stockOf(product, choice);
  const words = choiceText(choice);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={product.specs.length > 0 ? t("product.variants") : t("ui.quantity")}
      footer={
        <>
          <p className={styles.problem} role="alert">
            {problem && <ProblemText problem={problem} />}
          </p>
          <BuyButtons {...buy} />
        </>
      }
    >
      <div className={styles.summary}>
        <Picture
          className={styles.picture}
          src={sku?.image || skus[0]?.image || product.image}
          alt={words || product.title}
          priority
        />
        <div className={styles.facts} aria-live="polite">
          <p>
            <PriceSpan range={range} currency={product.currency} size={isLong(range) ? "s" : "m"} />
          </p>
          {stock !== undefined && (
            <p className={styles.stock}>
              {stock > 0 ? t("product.stock", { count: stock }) : t("product.soldOut")}
            </p>
          )}
          <p className={styles.words}>
            <bdi>{words || product.title}</bdi>
          </p>
        </div>
      </div>
      {product.specs.map((spec, index) => (
        <SpecGroup
          key={[spec.name, ...spec.items].join("|")}
          product={product}
          index={index}
          choice={choice}
          asked={problem?.kind === "select" && choice[index] === undefined}
          onChoose={(value) => onChange({ choice: choose(choice, index, value) })}
        />
      ))}
      <div className={styles.quantity}>
        <span aria-hidden="true">{t("ui.quantity")}</span>
        <Stepper
          value={num}
          max={Math.max(1, stock ?? MOST)}
          onChange={(value) => onChange({ num: value })}
        />
      </div>
    </Sheet>
  );
}

function ProblemText({ problem }: { problem: PurchaseProblem }) {
  const { t } = useI18n();
  if (problem.kind === "select") return t("product.selectProduct");
  if (problem.kind === "soldOut") return t("product.soldOut");
  return problem.left > 0 ? t("product.short", { count: problem.left }) : t("product.shortNone");
}
