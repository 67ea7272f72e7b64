import { invalidateAfter, setQueryDataFromResponse, useMarketMutation } from "marketplace-react";
import { Button, ConfirmSheet } from "marketplace-react/ui";
import type { Withdrawal } from "marketplace-sdk";
import { useState } from "react";
import { useI18n } from "../../../i18n";
import { useServices } from "../../../shared/services";

/** Cancels a withdrawal that isn't approved yet. */
export function CancelPart({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useI18n();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t("withdraw.cancel")}
      </Button>
      <CancelQuestion withdrawal={withdrawal} open={asking} onClose={() => setAsking(false)} />
    </>
  );
}

/** Props of {@link CancelQuestion}. */
interface CancelQuestionProps {
  withdrawal: Withdrawal;
  open: boolean;
  onClose: () => void;
}

/** Explains what canceling does before it happens, because it can't be undone. */
export function CancelQuestion({ withdrawal, open, onClose }: CancelQuestionProps) {
  const { t, money } = useI18n();
  const { mutations, queries, queryClient, toasts } = useServices();
  const { id, amount, currency = "" } = withdrawal;
  const query = queries.withdrawals.get({ id: String(id) });
  const cancel = useMarketMutation(mutations.withdrawals.cancel(), {
    onSuccess(cancelled) {
      setQueryDataFromResponse(queryClient, query, cancelled);
      toasts.show(t("withdraw.isCancelled"));
    },
    // The state has changed in the meantime, so show the current one.
    onError() {
      void queryClient.invalidateQueries(query);
      void invalidateAfter(queryClient, "withdrawals.cancel");
    },
    onSettled: onClose,
  });
  return (
    <ConfirmSheet
      danger
      open={open}
      title={t("withdraw.cancelTitle")}
      confirmLabel={t("withdraw.cancel")}
      cancelLabel={t("withdraw.keep")}
      busy={cancel.isPending}
      onConfirm={() => cancel.mutate({ id })}
      onClose={onClose}
    >
      <p>{t("withdraw.cancelText", { money: money(amount, currency) })}</p>
    </ConfirmSheet>
  );
}
