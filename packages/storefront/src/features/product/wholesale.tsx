import type { ProductView, VariantSelection } from "marketplace-react";
import { Button, Price } from "marketplace-react/ui";
import { type ComponentType, useId, useState } from "react";
import { useI18n } from "../../i18n";
import { useServices } from "../../shared/services";
import type { MatrixSheetProps } from "./matrix-sheet";
import styles from "./product-screen.module.css";

/** Props of {@link TierTable}. */
export interface TierTableProps {
  product: ProductView;
  variant: VariantSelection;
}

/**
 * Unit prices by quantity, the minimum and the pack size. Renders nothing for a product that is sold by the piece at
 * one price.
 */
export function TierTable({ product, variant }: TierTableProps) {
  const { t } = useI18n();
  const id = useId();
  const { priceTiers, minOrder, packSize, currency } = product;
  const tiers = variant.item.priceTiers ?? [];
  const rows = [{ min_num: minOrder, price: variant.price }, ...tiers].filter(
    ({ min_num }, at) => at === 0 || min_num > minOrder,
  );
  const reached = rows.findLastIndex(({ min_num }) => min_num <= variant.quantity);
  if (priceTiers.length === 0 && minOrder === 1 && packSize === 1) return null;
  return (
    <section className={styles.tiers} aria-labelledby={id}>
      <h2 id={id} className={styles.tiersTitle}>
        {t("wholesale.tiers")}
      </h2>
      {tiers.length > 0 && (
        <table className={styles.tierTable}>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{t("wholesale.quantity")}</th>
              <th scope="col">{t("wholesale.unitPrice")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ min_num, price }, at) => (
              <tr key={min_num} className={styles.tier} aria-current={at === reached || undefined}>
                <th scope="row">{t("wholesale.from", { count: min_num })}</th>
                <td>
                  <Price amount={price} currency={currency} size="s" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.tierNotes}>
        {minOrder > 1 && <span>{t("wholesale.minimum", { count: minOrder })}</span>}
        {packSize > 1 && <span>{t("wholesale.packs", { count: packSize })}</span>}
        {product.skus.length > 1 && <span>{t("wholesale.together")}</span>}
      </p>
    </section>
  );
}

/** Opens the order sheet for several combinations, if the product has any. The sheet is loaded on the first press. */
export function MatrixEntry({ product }: { product: ProductView }) {
  const { t } = useI18n();
  const { toasts } = useServices();
  const [loaded, setLoaded] = useState<{ MatrixSheet: ComponentType<MatrixSheetProps> }>();
  const [isOpen, setOpen] = useState(false);
  if (product.skus.filter(({ stock }) => stock > 0).length < 2) return null;

  const open = async (): Promise<void> => {
    try {
      setLoaded(await import("./matrix-sheet"));
      setOpen(true);
    } catch {
      toasts.show(t("shell.chunkText"), { tone: "danger" });
    }
  };
  return (
    <>
      <Button variant="secondary" block className={styles.matrixEntry} onClick={() => void open()}>
        {t("wholesale.matrix")}
      </Button>
      {loaded && <loaded.MatrixSheet open={isOpen} onClose={() => setOpen(false)} product={product} />}
    </>
  );
}
