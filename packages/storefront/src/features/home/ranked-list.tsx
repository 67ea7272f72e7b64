import { ListedPrice } from "marketplace-react/ui";
import type { Product } from "marketplace-sdk";
import { useId } from "react";
import { Link } from "wouter";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { Picture } from "../../shared/ui/picture";
import { SectionHeading } from "../../shared/ui/section-heading";
import styles from "./ranked-list.module.css";

/** The hot-selling products by rank. */
export function RankedList({ products }: { products: readonly Product[] }) {
  const { t, number } = useI18n();
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={t("home.hot")} href={paths.product({ flag: "hot" })} />
      <ol className={styles.ranked}>
        {products.map((product, index) => (
          <li key={product.id}>
            <Link href={paths.goods(product.id)} className={styles.product}>
              <span className={styles.rank} aria-hidden="true">
                {number(index + 1)}
              </span>
              <Picture className={styles.productPicture} src={product.image} alt="" shape="small" />
              <span className={styles.productWords}>
                <span className="visually-hidden">{t("home.rank", { rank: index + 1 })}</span>
                <span className={styles.productTitle}>{product.title}</span>
                <span className={styles.productFigures}>
                  <span>
                    <ListedPrice
                      price={product.price}
                      fromPrice={product.from_price}
                      currency={product.currency}
                      size="s"
                    />
                  </span>
                  {product.sales !== undefined && <span>{t("shell.sold", { count: product.sales })}</span>}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
