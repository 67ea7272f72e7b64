import { useQuery, useQueryClient } from "@tanstack/react-query";
import { isMarketplaceError, type Recharge } from "marketplace-sdk";
import { useEffect } from "react";
import { useSearch } from "wouter";
import { useBack, useShop } from "../../app/market";
import { paths } from "../../app/paths";
import { usePolling } from "../../app/use-polling";
import { useI18n } from "../../i18n";
import { ButtonLink } from "../../ui/button";
import cards from "../../ui/cards.module.css";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { TopBar } from "../../ui/top-bar";
import { Waiting } from "../../ui/waiting";
import { ProofForm } from "./proof-form";
import { RechargeFacts } from "./recharge-facts";
import { isUnderWay, takesProof } from "./recharge-status";
import { StateCard } from "./state-card";
import { TransferCard } from "./transfer-card";

/** /rechargeDetail?id=: one recharge from its address to the balance (docs/product.md, "Recharge"). */
export function RechargeDetailScreen() {
  const { t } = useI18n();
  const id = new URLSearchParams(useSearch()).get("id");
  const back = useBack(paths.rechargeRecode());
  return (
    <div className={cards.page}>
      <TopBar title={t("titles.rechargeDetail")} onBack={back} />
      {id ? <Detail key={id} id={id} /> : <Gone />}
    </div>
  );
}

/** The address names no recharge of this buyer. */
function Gone() {
  const { t } = useI18n();
  return (
    <EmptyState
      title={t("wallet.gone")}
      text={t("wallet.goneText")}
      action={<ButtonLink to={paths.rechargeRecode()}>{t("titles.rechargeRecode")}</ButtonLink>}
    />
  );
}

function Detail({ id }: { id: string }) {
  const { queries } = useShop();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({ ...queries.recharges.get({ id }), ...usePolling(isUnderWay) });
  const status = data?.status;
  useEffect(() => {
    // The other screens learn what this one has seen: the list the state, the balance what was credited.
    if (!status) return;
    for (const { key } of [queries.recharges.list, queries.account.get, queries.account.transactions]) {
      void queryClient.invalidateQueries({ queryKey: key });
    }
  }, [status, queries, queryClient]);
  if (!data) {
    if (isMarketplaceError(error) && error.code === 404) return <Gone />;
    if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
    return <Waiting heights={[124, 520]} />;
  }
  return (
    <div className={cards.list}>
      <StateCard recharge={data} />
      {data.status === "created" && data.address && <TransferCard recharge={data} address={data.address} />}
      {takesProof(data) && <Proof recharge={data} />}
      <RechargeFacts recharge={data} />
    </div>
  );
}

/** The proof stands apart, as what comes after the transfer; each try begins with an empty form. */
function Proof({ recharge }: { recharge: Recharge }) {
  const { t } = useI18n();
  const { status, proofs_left } = recharge;
  return (
    <section className={cards.card} aria-labelledby="proof">
      <h2 id="proof" className={cards.title}>
        {t(status === "rejected" ? "wallet.submit" : "wallet.proofTitle")}
      </h2>
      {status !== "created" && proofs_left !== undefined && (
        <p className={cards.quiet}>{t("wallet.proofsLeft", { count: proofs_left })}</p>
      )}
      <ProofForm key={proofs_left} recharge={recharge} />
    </section>
  );
}
