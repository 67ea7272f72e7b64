import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { STALE, useShop } from "../../app/market";
import { useI18n } from "../../i18n";
import { Button } from "../../ui/button";
import cards from "../../ui/cards.module.css";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { failureText } from "../../ui/failure-text";
import { RichText } from "../../ui/rich-text";
import { Skeleton } from "../../ui/skeleton";
import { stageOf } from "./application";
import styles from "./merchant.module.css";
import { Party, PartyA } from "./party";
import { SentPicture } from "./sent-picture";
import { useContractCopy, useSentSignature } from "./use-contract-copy";

/** The contract after signing: its text, both parties with date and signature, and a copy to keep. */
export function SignedContract() {
  const { t } = useI18n();
  const { queries, toasts } = useShop();
  const { data: application } = useQuery(queries.merchant.get());
  // The operator may have signed since.
  const answer = useQuery({ ...queries.merchant.contract(), staleTime: STALE.visit });
  const text = useRef<HTMLDivElement>(null);
  const copy = useContractCopy();
  const sentSignature = useSentSignature();
  const [busy, setBusy] = useState(false);
  const { data: contract, error, refetch } = answer;
  if (application === null) return <EmptyState title={t("ui.notFoundTitle")} />;
  if (!contract || !application) {
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height="320px" />;
  }
  const {
    shopname = "",
    name = "",
    number_masked,
    sign,
    sign_date: date = "",
    contract_version,
  } = application;
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      const signature = await sentSignature(sign);
      await copy({ contract, html: text.current?.innerHTML ?? "", shopname, name, date, signature });
    } catch (failure) {
      toasts.show(failureText(failure, t), { tone: "failure" });
    }
    setBusy(false);
  };
  return (
    <div className={styles.section}>
      {contract_version && contract_version !== contract.contract_version && (
        <p className={cards.quiet}>{t("merchant.otherVersion", { version: contract_version })}</p>
      )}
      <div ref={text} className={styles.contract}>
        <RichText html={contract.html} />
      </div>
      <PartyA contract={contract} approved={stageOf(application) === "approved"} />
      <Party role={t("merchant.partyB")} lines={[shopname, name, number_masked]} date={date}>
        {sign && (
          <>
            <p>{t("merchant.sign")}</p>
            <SentPicture file={sign} name={t("merchant.sign")} />
          </>
        )}
      </Party>
      <Button variant="quiet" size="s" busy={busy} onClick={() => void download()}>
        {t("merchant.download")}
      </Button>
    </div>
  );
}
