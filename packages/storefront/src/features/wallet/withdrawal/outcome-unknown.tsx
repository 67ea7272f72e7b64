import type { ConfirmedWithdrawal } from "marketplace-react";
import { Button, ButtonLink } from "marketplace-react/ui";
import { useI18n } from "../../../i18n";
import { paths } from "../../../shared/navigation/paths";
import cards from "../../../shared/ui/cards.module.css";
import utilities from "../../../shared/ui/utilities.module.css";

/** Props of {@link OutcomeUnknown}. */
interface OutcomeUnknownProps {
  withdrawal: ConfirmedWithdrawal;
  onGoOn: () => void;
  onDiscard: () => void;
}

/** Shown after a withdrawal without a response: repeat the same one, or check before creating another. */
export function OutcomeUnknown({ withdrawal, onGoOn, onDiscard }: OutcomeUnknownProps) {
  const { t, money } = useI18n();
  const { amount, currency } = withdrawal;
  return (
    <section className={cards.card} role="status">
      <p className={utilities.semibold}>{t("withdraw.unfinished", { money: money(amount, currency) })}</p>
      <p>{t("withdraw.uncertain")}</p>
      <Button block onClick={onGoOn}>
        {t("withdraw.goOn")}
      </Button>
      <ButtonLink variant="secondary" block href={paths.withdrawRecode()}>
        {t("withdraw.toList")}
      </ButtonLink>
      <Button variant="plain" onClick={onDiscard}>
        {t("withdraw.discard")}
      </Button>
    </section>
  );
}
