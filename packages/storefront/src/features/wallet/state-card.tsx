import type { Recharge } from "marketplace-sdk";
import { paths } from "../../app/paths";
import { useI18n } from "../../i18n";
import { isolate } from "../../i18n/isolate";
import { Badge } from "../../ui/badge";
import { ButtonLink } from "../../ui/button";
import cards from "../../ui/cards.module.css";
import { Money } from "../../ui/money";
import { isSome, nextStep, otherArrived, statusView } from "./recharge-status";
import styles from "./wallet.module.css";

/** Where a recharge stands, what that means, and the one way on. */
export function StateCard({ recharge }: { recharge: Recharge }) {
  const { t, money } = useI18n();
  const { amount, coin = "", credit_money, currency, reason, status } = recharge;
  const { text, tone } = statusView(status);
  const credited = status === "credited" && isSome(credit_money);
  const arrived = otherArrived(recharge);
  return (
    <section className={cards.card}>
      <div className={cards.head}>
        <Money
          amount={credited ? credit_money : amount}
          currency={credited ? currency : coin}
          size="l"
          tone="ink"
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
              received: isolate(money(arrived, coin)),
              amount: isolate(money(amount, coin)),
            })}
          </p>
        )}
      </div>
      {status === "credited" && <ButtonLink to={paths.mine()}>{t("wallet.toMine")}</ButtonLink>}
      {status === "expired" && (
        <ButtonLink to={paths.recharge()} variant="quiet">
          {t("wallet.again")}
        </ButtonLink>
      )}
    </section>
  );
}

/** How far the network has confirmed a transfer that is arriving. */
export function Confirmations({ recharge }: { recharge: Recharge }) {
  const { t } = useI18n();
  const { status, confirmations: done, confirmations_required: total } = recharge;
  if (status !== "confirming" || done === undefined || !total) return null;
  const sentence = t("wallet.confirmations", { done, total });
  return (
    <div className={styles.confirmations}>
      <progress className={styles.bar} value={done} max={total} aria-label={sentence} />
      <p>{sentence}</p>
    </div>
  );
}
