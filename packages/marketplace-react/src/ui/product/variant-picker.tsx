import type { ProductView } from "../../product/product-view";
import type { VariantSelection } from "../../product/use-variant-selection";
import { Chips } from "../tabs/tabs";
import styles from "./product.module.css";

/** Props of {@link VariantPicker}. */
export interface VariantPickerProps {
  /** From `toProductView(product)`, the one that `variants` was made from. */
  product: ProductView;
  /** From `useVariantSelection(product)`. */
  variants: VariantSelection;
}

/** The values of each spec, of which one can be selected, unless it is sold out. */
export function VariantPicker({ product, variants }: VariantPickerProps) {
  const { selection, availability, toggle } = variants;
  return product.specs.map(({ name, items }, index) => (
    <div key={name} className={styles.spec}>
      <p className={styles.name} aria-hidden="true">
        {name}
      </p>
      <Chips
        label={name}
        items={items.map((value) => ({
          id: value,
          label: value,
          disabled: availability(index, value) !== "available",
        }))}
        value={selection[index]}
        onChange={(value) => toggle(index, value)}
      />
    </div>
  ));
}
