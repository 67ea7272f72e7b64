import { MAX_QUANTITY, type ProductView, type VariantSelection } from "marketplace-react";
import { Stepper } from "marketplace-react/ui";
import { useI18n } from "../../i18n";

interface QuantityProps {
  product: ProductView;
  variant: VariantSelection;
}

/** Props of {@link QuantityStepper}. */
export interface QuantityStepperProps extends QuantityProps {
  onChange: (quantity: number) => void;
}

/** A quantity in whole packs, up to what is in stock. */
export function QuantityStepper({ product, variant, onChange }: QuantityStepperProps) {
  const { t } = useI18n();
  const { quantity, stock } = variant;
  return (
    <Stepper
      value={quantity}
      min={Math.min(product.packSize, stock || product.packSize)}
      step={product.packSize}
      max={Math.max(1, stock ?? MAX_QUANTITY)}
      {...(stock !== undefined && { overMax: (max: number) => t("ui.onlyStock", { count: max }) })}
      onChange={onChange}
    />
  );
}

/** Props of {@link NextTier}. */
export interface NextTierProps extends QuantityProps {
  className?: string | undefined;
}

/** How many more pieces lower the unit price; renders nothing at the last tier. */
export function NextTier({ className, product, variant: { nextTier } }: NextTierProps) {
  const { t, money } = useI18n();
  if (!nextTier) return null;
  return (
    <p className={className}>
      {t("wholesale.more", { count: nextTier.more, price: money(nextTier.price, product.currency ?? "") })}
    </p>
  );
}
