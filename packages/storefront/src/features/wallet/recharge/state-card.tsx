import { differingAmount } from "marketplace-react";
import { Badge, ButtonLink, Price, ProgressBar } from "marketplace-react/ui";
import type { Recharge } from "marketplace-sdk";
import { useI18n } from "../../../i18n";
import { paths } from "../../../shared/navigation/paths";
import cards from "../../../shared/ui/cards.module.css";
import styles from "../wallet.module.css";
import { isSome, nextStep, statusView } from "./recharge-status";

/** The state of a recharge, what it means, and the next step. */
export function StateCard({ recharge }: { recharge: Recharge }) {
  const { t, money } = useI18n();
  const { amount, coin = "", credit_money, currency, reason, status } = recharge;
  const { text, tone } = statusView(status);
  const credited = status === "credited" && isSome(credit_money);
  const arrived = differingAmount(recharge);
  return (
    <section className={cards.card}>
      <div className={cards.head}>
        <Price
          amount={credited ? credit_money : amount}
          currency={credited ? currency : coin}
          size="l"
          tone="text"
        />
        <Badge tone={tone}>{t(text)}</Badge>
      </div>
      <div role="status" className={styles.state}>
        {reason && (
          <p className={cards.note}>
            {t("wallet.reason")} <bdi>{reason}</bdi>
          </p>
        )}
        <Confirmations recharge={recharge} />
        <p>{t(nextStep(recharge))}</p>
        {arrived && (
          <p>
            {t("wallet.otherArrived", {
              received: money(arrived, coin),
              amount: money(amount, coin),
            })}
          </p>
        )}
      </div>
      {status === "credited" && <ButtonLink to={paths.mine()}>{t("wallet.toMine")}</ButtonLink>}
      {status === "expired" && (
        <ButtonLink to={paths.recharge()} variant="secondary">
          {t("wallet.again")}
        </ButtonLink>
      )}
    </section>
  );
}

/** The number of network confirmations of an incoming transfer. */
export function Confirmations({ recharge }: { recharge: Recharge }) {
  const { t } = useI18n();
  const { status, confirmations: done, confirmations_required: total } = recharge;
  if (status !== "confirming" || done === undefined || !total) return null;
  const sentence = t("wallet.confirmations", { done, total });
  return (
    <div className={styles.confirmations}>
      <ProgressBar label={sentence} value={done / total} />
      <p>{sentence}</p>
    </div>
  );
}
