import { useMarketMutation } from "marketplace-react";
import { ConfirmSheet } from "marketplace-react/ui";
import type { MerchantProduct } from "marketplace-sdk";
import { useI18n } from "../../../i18n";
import { useServices } from "../../../shared/services";
import { useShopChanges } from "./use-shop-changes";

/** Props of {@link Removal}. */
export interface RemovalProps {
  /** The product to delete; undefined closes the sheet. */
  product: MerchantProduct | undefined;
  onDone: () => void;
}

/** Asks before a product is deleted for good. */
export function Removal({ product, onDone }: RemovalProps) {
  const { t, labels } = useI18n();
  const { mutations, toasts } = useServices();
  const { changed } = useShopChanges();
  const remove = useMarketMutation(mutations.merchantProducts.delete(), {
    onSuccess: () => toasts.show(t("dashboard.removed")),
    onSettled() {
      changed();
      onDone();
    },
  });
  return (
    <ConfirmSheet
      open={product !== undefined}
      title={t("dashboard.removeTitle")}
      danger
      confirmLabel={t("dashboard.remove")}
      cancelLabel={labels.close}
      busy={remove.isPending}
      onConfirm={() => product && remove.mutate({ id: product.id })}
      onClose={onDone}
    >
      <p>
        <strong>
          <bdi>{product?.title}</bdi>
        </strong>
      </p>
      <p>{t("dashboard.removeText")}</p>
    </ConfirmSheet>
  );
}
