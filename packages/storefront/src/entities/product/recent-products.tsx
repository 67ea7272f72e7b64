import { ScrollRow } from "marketplace-react/ui";
import { useId, useState } from "react";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { SectionHeading } from "../../shared/ui/section-heading";
import { ProductCard } from "./product-card";
import { readRecent } from "./recent";

/** A row of the products last viewed on this device; nothing if there are none. */
export function RecentProducts() {
  const { t } = useI18n();
  const id = useId();
  const [products] = useState(() => readRecent());
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={t("search.recent")} />
      <ScrollRow label={t("search.recent")}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} to={paths.goods(product.id)} />
          </li>
        ))}
      </ScrollRow>
    </section>
  );
}
