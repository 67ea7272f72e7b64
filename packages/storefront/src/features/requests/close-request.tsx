import { useMarketMutation } from "marketplace-react";
import { Button, Sheet } from "marketplace-react/ui";
import type { Id } from "marketplace-sdk";
import { useState } from "react";
import { useI18n } from "../../i18n";
import { useServices } from "../../shared/services";
import { useRequestChanges } from "./queries";
import styles from "./requests.module.css";

/** Closes one's own request, after the word that it is for good. */
export function CloseRequest({ id }: { id: Id }) {
  const { t } = useI18n();
  const { mutations, toasts } = useServices();
  const { changed } = useRequestChanges();
  const [isOpen, setIsOpen] = useState(false);
  const close = useMarketMutation(mutations.purchaseRequests.close(), {
    onSuccess(request) {
      void changed(request);
      toasts.show(t("requests.closedNow"));
    },
    onSettled: () => setIsOpen(false),
  });
  return (
    <>
      <Button variant="secondary" block onClick={() => setIsOpen(true)}>
        {t("requests.close")}
      </Button>
      <Sheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t("requests.closeTitle")}
        footer={
          <div className={styles.choice}>
            <Button variant="danger" busy={close.isPending} onClick={() => close.mutate({ id })}>
              {t("requests.close")}
            </Button>
            <Button variant="secondary" onClick={() => setIsOpen(false)}>
              {t("requests.keep")}
            </Button>
          </div>
        }
      >
        <p>{t("requests.closeText")}</p>
      </Sheet>
    </>
  );
}
