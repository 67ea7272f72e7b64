import type { Id } from "marketplace-sdk";
import { useState } from "react";
import { useShop } from "../../app/market";
import { useI18n } from "../../i18n";
import { Button } from "../../ui/button";
import { Sheet } from "../../ui/sheet";
import { useRequestChanges } from "./queries";
import styles from "./requests.module.css";

/** Closes one's own request, after the word that it is for good. */
export function CloseRequest({ id }: { id: Id }) {
  const { t } = useI18n();
  const { market, toasts } = useShop();
  const changes = useRequestChanges();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);

  const close = async (): Promise<void> => {
    setBusy(true);
    // A refusal is shown by the client's onFailure.
    const outcome = await market.safe(changes.close(id));
    setBusy(false);
    setAsked(false);
    if (outcome.ok) toasts.show(t("requests.closedNow"));
  };
  return (
    <>
      <Button variant="quiet" block onClick={() => setAsked(true)}>
        {t("requests.close")}
      </Button>
      <Sheet
        open={asked}
        onClose={() => setAsked(false)}
        title={t("requests.closeTitle")}
        footer={
          <div className={styles.choice}>
            <Button variant="danger" busy={busy} onClick={() => void close()}>
              {t("requests.close")}
            </Button>
            <Button variant="quiet" onClick={() => setAsked(false)}>
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
