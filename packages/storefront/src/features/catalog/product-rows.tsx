import { useQuery } from "@tanstack/react-query";
import { classNames, ListedPrice, Price } from "marketplace-react/ui";
import type { Product } from "marketplace-sdk";
import { isZero } from "marketplace-sdk/money";
import { priceAt } from "marketplace-sdk/prices";
import { Link } from "wouter";
import { Stars } from "../../entities/product/card-facts";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { productQuery } from "../../shared/queries";
import { useServices } from "../../shared/services";
import { Picture } from "../../shared/ui/picture";
import table from "../../shared/ui/table.module.css";
import styles from "./product-rows.module.css";

/** Props of {@link ProductRows}. */
export interface ProductRowsProps {
  products: readonly Product[];
  /** Currency of products that name none. */
  currency: string | undefined;
}

/** The products of a list as a table to compare prices and terms, for wide windows. */
export function ProductRows({ products, currency }: ProductRowsProps) {
  const { t } = useI18n();
  const headings = [
    t("shell.product"),
    t("wholesale.unitPrice"),
    t("wholesale.tiers"),
    t("wholesale.quantity"),
    t("product.delivery"),
    t("product.reviews"),
  ];
  return (
    <div className={table.frame}>
      <table className={classNames(table.table, styles.table)}>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <Row key={product.id} product={product} currency={product.currency ?? currency} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ product, currency }: { product: Product; currency: string | undefined }) {
  const { t } = useI18n();
  const { id, title, image, shopname, price, from_price, stock, sales } = product;
  const { freight_price, is_store_freight, ship_hours } = product;
  // Lists leave out price tiers, so this is the same query as on the product page.
  const { data: detail } = useQuery(productQuery(useServices(), `${id}`));
  const { price_tiers = [], pack_size = 1, min_order = product.min_order ?? 1 } = detail ?? {};
  // The price of the smallest order comes first; the previous column has the lowest.
  const least = { min_num: min_order, price: priceAt(price_tiers, price, min_order) };
  const higher = price_tiers.filter(({ min_num }) => min_num > min_order);
  return (
    <tr>
      <th scope="row">
        <div className={styles.product}>
          <Picture src={image} alt="" shape="small" className={styles.picture} />
          <div>
            <Link href={paths.goods(id)} className={styles.title}>
              <bdi>{title || id}</bdi>
            </Link>
            <p className={styles.quiet}>{shopname}</p>
          </div>
        </div>
      </th>
      <td className={`${styles.quiet} ${styles.figure}`}>
        <ListedPrice price={price} fromPrice={from_price} currency={currency} size="s" />
      </td>
      <td className={styles.figure}>
        {(higher.length > 0 ? [least, ...higher] : []).map((tier) => (
          <p key={tier.min_num} className={styles.tier}>
            <span className={styles.quiet}>{t("wholesale.from", { count: tier.min_num })}</span>
            <Price amount={tier.price} currency={currency} size="s" />
          </p>
        ))}
      </td>
      <td>
        {min_order > 1 && <p>{t("wholesale.from", { count: min_order })}</p>}
        {pack_size > 1 && <p>{t("wholesale.packs", { count: pack_size })}</p>}
        {stock !== undefined && (
          <p className={`${styles.quiet} ${styles.figure}`}>
            {stock > 0 ? t("product.stock", { count: stock }) : t("product.soldOut")}
          </p>
        )}
      </td>
      <td>
        {is_store_freight ? <p>{t("product.freightLater")}</p> : null}
        {freight_price !== undefined &&
          (isZero(freight_price) ? (
            <p>{t("shell.freeShipping")}</p>
          ) : (
            <Price amount={freight_price} currency={currency} size="s" />
          ))}
        {ship_hours ? (
          <p className={styles.quiet}>{t("product.shipsWithin", { count: ship_hours })}</p>
        ) : null}
      </td>
      <td className={styles.figure}>
        <Stars {...product} />
        {sales !== undefined && <p className={styles.quiet}>{t("shell.sold", { count: sales })}</p>}
      </td>
    </tr>
  );
}
