import { ScrollRow } from "marketplace-react/ui";
import type { Product } from "marketplace-sdk";
import { type ComponentType, useId } from "react";
import { ProductCard } from "../../entities/product/product-card";
import { paths } from "../../shared/navigation/paths";
import { SectionHeading } from "../../shared/ui/section-heading";

/** Props of {@link ProductRow}. */
export interface ProductRowProps {
  title: string;
  products: readonly Product[];
  /** Address of the whole list; undefined if there is none. */
  href: string | undefined;
  /** `CardFacts`, once loaded; they aren't part of the first load. */
  Facts: ComponentType<{ product: Product }> | undefined;
}

/** A row of products in which the next one peeks in. */
export function ProductRow({ title, products, href, Facts }: ProductRowProps) {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={title} href={href} />
      <ScrollRow label={title} item="m">
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} href={paths.goods(product.id)}>
              {Facts && <Facts product={product} />}
            </ProductCard>
          </li>
        ))}
      </ScrollRow>
    </section>
  );
}
