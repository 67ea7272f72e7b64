import type { ProductView } from "marketplace-react";
import { Button } from "marketplace-react/ui";
import { type ComponentType, useState } from "react";
import { useI18n } from "../../i18n";
import { useServices } from "../../shared/services";
import type { MatrixSheetProps } from "./matrix-sheet";
import styles from "./tier-table.module.css";

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
      <Button variant="secondary" block className={styles.entry} onClick={() => void open()}>
        {t("wholesale.matrix")}
      </Button>
      {loaded && <loaded.MatrixSheet open={isOpen} onClose={() => setOpen(false)} product={product} />}
    </>
  );
}
