import type { ProductView } from "marketplace-react";
import { SpecGroup } from "./spec-group";
import type { Purchase } from "./use-purchase";

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

/** The options in the page itself. */
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
