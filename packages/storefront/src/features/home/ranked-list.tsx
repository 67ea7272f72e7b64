import type { Product } from "marketplace-sdk";
import { useId } from "react";
import { ListedPrice } from "../../entities/product/product-card";
import { useI18n } from "../../i18n";
import { Link } from "../../shared/navigation/link";
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
      <SectionHeading id={id} title={t("home.hot")} to={paths.product({ flag: "hot" })} />
      <ol className={styles.list}>
        {products.map((product, index) => (
          <li key={product.id}>
            <Link href={paths.goods(product.id)} className={styles.row}>
              <span className={styles.rank} aria-hidden="true">
                {number(index + 1)}
              </span>
              <Picture className={styles.picture} src={product.image} alt="" shape="small" />
              <span className={styles.words}>
                <span className="visually-hidden">{t("home.rank", { rank: index + 1 })}</span>
                <span className={styles.title}>{product.title}</span>
                <span className={styles.figures}>
                  <span>
                    <ListedPrice
                      price={product.price}
                      from={product.from_price}
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
