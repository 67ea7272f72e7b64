import { useQueryClient } from "@tanstack/react-query";
import type { Withdrawal } from "marketplace-sdk";
import { useState } from "react";
import { useShop } from "../../app/market";
import { takeAnswer } from "../../app/take-answer";
import { useI18n } from "../../i18n";
import { isolate } from "../../i18n/isolate";
import { Button } from "../../ui/button";
import { Sheet } from "../../ui/sheet";
import { moneyMoved } from "./money-moved";
import styles from "./withdraw.module.css";

interface CancelProps {
  withdrawal: Withdrawal;
}

/** The way out of a withdrawal that nobody has approved yet. */
export function CancelPart({ withdrawal }: CancelProps) {
  const { t } = useI18n();
  const [asking, setAsking] = useState(false);
  const close = (): void => setAsking(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t("withdraw.cancel")}
      </Button>
      <Sheet open={asking} onClose={close} title={t("withdraw.cancelTitle")}>
        {asking && <CancelQuestion withdrawal={withdrawal} onClose={close} />}
      </Sheet>
    </>
  );
}

/** Cancelling can't be undone, so it says first what happens. */
export function CancelQuestion({ withdrawal, onClose }: CancelProps & { onClose: () => void }) {
  const { t, money } = useI18n();
  const { market, queries, toasts } = useShop();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { id, amount, currency = "" } = withdrawal;

  const cancel = async (): Promise<void> => {
    setBusy(true);
    // A refusal is shown by the client's onFailure; the state behind it is read anew.
    const outcome = await market.safe(market.withdrawals.cancel({ id }));
    setBusy(false);
    onClose();
    const info = queries.withdrawals.get({ id: String(id) });
    if (outcome.ok) {
      await takeAnswer(queryClient, info, outcome.data);
      toasts.show(t("withdraw.isCancelled"));
    } else void queryClient.invalidateQueries(info);
    moneyMoved({ queries, queryClient });
  };

  return (
    <div className={styles.recap}>
      <p>{t("withdraw.cancelText", { money: isolate(money(amount, currency)) })}</p>
      <Button variant="danger" block busy={busy} onClick={() => void cancel()}>
        {t("withdraw.cancel")}
      </Button>
      <Button variant="quiet" block onClick={onClose}>
        {t("withdraw.keep")}
      </Button>
    </div>
  );
}
