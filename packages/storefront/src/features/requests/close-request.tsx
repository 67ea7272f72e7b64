import { useMarketMutation } from "marketplace-react";
import { Button, ConfirmSheet } from "marketplace-react/ui";
import type { Id } from "marketplace-sdk";
import { useState } from "react";
import { useI18n } from "../../i18n";
import { useServices } from "../../shared/services";
import { useRequestChanges } from "./queries";

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
      <ConfirmSheet
        danger
        open={isOpen}
        title={t("requests.closeTitle")}
        confirmLabel={t("requests.close")}
        cancelLabel={t("requests.keep")}
        busy={close.isPending}
        onConfirm={() => close.mutate({ id })}
        onClose={() => setIsOpen(false)}
      >
        <p>{t("requests.closeText")}</p>
      </ConfirmSheet>
    </>
  );
}
