import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { useSearch } from "wouter";
import { useBack, useShop } from "../../app/market";
import { otherWords } from "../../app/other-words";
import { paths } from "../../app/paths";
import { useMember } from "../../app/use-member";
import { useI18n } from "../../i18n";
import { ButtonLink } from "../../ui/button";
import cards from "../../ui/cards.module.css";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { TopBar } from "../../ui/top-bar";
import { Waiting } from "../../ui/waiting";
import { RechargeForm } from "./recharge-form-fields";

/** /recharge: currency, network, amount, and what must be known before an address is shown (docs/product.md, "Recharge"). */
export function RechargeScreen() {
  const { t } = useI18n();
  const { queries } = useShop();
  const back = useBack(paths.mine());
  const lacking = new URLSearchParams(useSearch()).get("amount");
  const query = useQuery(queries.recharges.methods());
  const { error, refetch } = query;
  const data = useDeferredValue(query.data);
  const member = useMember();
  return (
    <div className={cards.page}>
      <TopBar title={t("titles.recharge")} onBack={back} />
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data?.methods.length === 0 ? (
        <EmptyState
          title={t("wallet.noMethods")}
          text={data.notice || t("wallet.noMethodsText")}
          action={<ButtonLink to={paths.mine()}>{t("wallet.toMine")}</ButtonLink>}
        />
      ) : (
        <>
          {/* Can be read while the form is on its way. */}
          <div className={cards.note}>
            <p>{t("wallet.note")}</p>
            {otherWords([t("wallet.note")], [data?.notice]).map((words) => (
              <p key={words} dir="auto">
                {words}
              </p>
            ))}
          </div>
          {data && member !== undefined ? (
            <RechargeForm
              key={lacking}
              methods={data.methods}
              member={member}
              currency={data.currency}
              lacking={lacking}
              onStale={() => void refetch()}
            />
          ) : (
            <Waiting heights={[76, 256, 80]} />
          )}
        </>
      )}
    </div>
  );
}
