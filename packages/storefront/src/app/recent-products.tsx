import { useId, useState } from "react";
import { useI18n } from "../i18n";
import { HScroll } from "../ui/h-scroll";
import { ProductCard } from "../ui/product-card";
import { SectionHeading } from "../ui/section-heading";
import { paths } from "./paths";
import { readRecent } from "./recent";

/** A row of the products last looked at on this device; nothing when there are none. */
export function RecentProducts() {
  const { t } = useI18n();
  const id = useId();
  const [products] = useState(() => readRecent());
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={t("search.recent")} />
      <HScroll label={t("search.recent")}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} to={paths.goods(product.id)} />
          </li>
        ))}
      </HScroll>
    </section>
  );
}
