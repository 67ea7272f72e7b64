import { useCreateRecharge, useUserId } from "marketplace-react";
import { ButtonLink, EmptyState, SkeletonList } from "marketplace-react/ui";
import { useDeferredValue } from "react";
import { useSearchParams } from "wouter";
import { useI18n } from "../../../i18n";
import { withoutRepeats } from "../../../i18n/text";
import { paths } from "../../../shared/navigation/paths";
import cards from "../../../shared/ui/cards.module.css";
import { ErrorState } from "../../../shared/ui/error-state";
import { Page } from "../../../shared/ui/page";
import { RechargeForm } from "./recharge-form";

/** /recharge: currency, network, amount, and what to know before an address is shown (docs/product.md, "Recharge"). */
export function RechargeScreen() {
  const { t } = useI18n();
  const lacking = useSearchParams()[0].get("amount");
  const { methods, error, refetch, create, pendingInput } = useCreateRecharge();
  const data = useDeferredValue(methods);
  const member = useUserId();
  return (
    <Page title={t("titles.recharge")} back={paths.mine()}>
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : data && !data.methods?.length ? (
        <EmptyState
          title={t("wallet.noMethods")}
          text={data.notice || t("wallet.noMethodsText")}
          action={<ButtonLink href={paths.mine()}>{t("wallet.toMine")}</ButtonLink>}
        />
      ) : (
        <>
          {/* Can be read while the form is on its way. */}
          <div className={cards.note}>
            <p>{t("wallet.note")}</p>
            {withoutRepeats([t("wallet.note")], [data?.notice]).map((words) => (
              <p key={words} dir="auto">
                {words}
              </p>
            ))}
          </div>
          {data && member !== undefined ? (
            <RechargeForm
              key={lacking}
              methods={data.methods}
              currency={data.currency}
              lacking={lacking}
              create={create}
              pendingInput={pendingInput}
            />
          ) : (
            <SkeletonList heights={[76, 256, 80]} />
          )}
        </>
      )}
    </Page>
  );
}
