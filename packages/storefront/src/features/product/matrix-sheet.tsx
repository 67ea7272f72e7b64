import { type ProductView, packsUp, useCart, useVariantMatrix } from "marketplace-react";
import { Button, Price, Sheet } from "marketplace-react/ui";
import { useState } from "react";
import { useI18n } from "../../i18n";
import { useBackCloses } from "../../shared/navigation/use-back-closes";
import { useServices } from "../../shared/services";
import styles from "./matrix-sheet.module.css";
import { VariantGrid } from "./variant-grid";

/** Props of {@link MatrixSheet}. */
export interface MatrixSheetProps {
  open: boolean;
  onClose: () => void;
  product: ProductView;
}

/** Every combination of a product with its own quantity, all added to the cart in one step. */
export function MatrixSheet({ open, onClose, product }: MatrixSheetProps) {
  const { t, money } = useI18n();
  const { toasts } = useServices();
  const { add } = useCart();
  const matrix = useVariantMatrix(product);
  const [isTold, setTold] = useState(false);
  useBackCloses(open, onClose);
  const { pieces, amount, nextTier, orderable } = matrix;
  const currency = product.currency ?? "";

  const addAll = (): void => {
    if (orderable.length === 0) {
      setTold(true);
      return;
    }
    const undos = orderable.map(({ item, quantity }) => add(item, quantity));
    const undo = (): void => {
      for (const takeOut of undos) takeOut();
    };
    toasts.show(t("wholesale.addedMany", { count: pieces }), {
      action: { label: t("ui.undo"), onPress: undo },
    });
    matrix.clear();
    setTold(false);
    onClose();
  };
  const missing = packsUp(product.minOrder, product.packSize) - pieces;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t("wholesale.matrix")}
      footer={
        <>
          <p className={styles.problem} role="alert">
            {isTold && pieces === 0 && t("wholesale.enterOne")}
          </p>
          <p className={styles.total} role="status">
            <span>{t("cart.pieces", { count: pieces })}</span>
            <Price amount={amount} currency={currency} size="m" />
          </p>
          <Button block onClick={addAll} disabled={pieces > 0 && orderable.length === 0}>
            {t("product.addToCart")}
          </Button>
        </>
      }
    >
      <VariantGrid product={product} matrix={matrix} />
      {pieces > 0 && missing > 0 ? (
        <p className={styles.note}>{t("wholesale.missing", { count: missing })}</p>
      ) : (
        nextTier && (
          <p className={styles.note}>
            {t("wholesale.more", { count: nextTier.more, price: money(nextTier.price, currency) })}
          </p>
        )
      )}
    </Sheet>
  );
}
