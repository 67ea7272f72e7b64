import { useMutation, useQuery } from "@tanstack/react-query";
import { applicationStage } from "marketplace-react";
import { Button, EmptyState, Skeleton } from "marketplace-react/ui";
import type { Data } from "marketplace-sdk";
import { useRef } from "react";
import { useI18n } from "../../../i18n";
import { STALE, useServices } from "../../../shared/services";
import cards from "../../../shared/ui/cards.module.css";
import { ErrorState } from "../../../shared/ui/error-state";
import { RichText } from "../../../shared/ui/rich-text";
import styles from "./application.module.css";
import { Party, PartyA, useContractCopy, useSentSignature } from "./contract";
import { SentPicture } from "./sent-picture";

/** The contract after signing: its text, signatures and dates of both parties, and a copy to keep. */
export function SignedContract() {
  const { t, failureText } = useI18n();
  const { queries, toasts } = useServices();
  const { data: application } = useQuery(queries.merchant.get());
  // The operator may have signed in the meantime.
  const answer = useQuery({ ...queries.merchant.contract(), staleTime: STALE.visit });
  const text = useRef<HTMLDivElement>(null);
  const copy = useContractCopy();
  const sentSignature = useSentSignature();
  const { data: contract, error, refetch } = answer;
  const download = useMutation({
    async mutationFn(parties: {
      contract: Data<"merchant.contract">;
      shopname: string;
      name: string;
      date: string;
    }) {
      const signature = await sentSignature(application?.sign);
      await copy({ ...parties, html: text.current?.innerHTML ?? "", signature });
    },
    onError: (failure) => toasts.show(failureText(failure), { tone: "danger" }),
  });
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
  return (
    <div className={styles.section}>
      {contract_version && contract_version !== contract.contract_version && (
        <p className={cards.quiet}>{t("merchant.otherVersion", { version: contract_version })}</p>
      )}
      <div ref={text} className={styles.contract}>
        <RichText html={contract.html} />
      </div>
      <PartyA contract={contract} approved={applicationStage(application) === "approved"} />
      <Party role={t("merchant.partyB")} lines={[shopname, name, number_masked]} date={date}>
        {sign && (
          <>
            <p>{t("merchant.sign")}</p>
            <SentPicture file={sign} name={t("merchant.sign")} />
          </>
        )}
      </Party>
      <Button
        variant="secondary"
        size="s"
        busy={download.isPending}
        onClick={() => download.mutate({ contract, shopname, name, date })}
      >
        {t("merchant.download")}
      </Button>
    </div>
  );
}
