import { paths } from "../../app/paths";
import { useI18n } from "../../i18n";
import { isolate } from "../../i18n/isolate";
import { Button, ButtonLink } from "../../ui/button";
import cards from "../../ui/cards.module.css";
import type { Attempt } from "./attempt";
import styles from "./withdraw.module.css";

/** Props of {@link Unfinished}. */
interface UnfinishedProps {
  attempt: Attempt;
  onGoOn: () => void;
  onDiscard: () => void;
}

/** A withdrawal was sent and its answer never came: go on with the same one, or look before making another. */
export function Unfinished({ attempt, onGoOn, onDiscard }: UnfinishedProps) {
  const { t, money } = useI18n();
  const { amount, currency } = attempt;
  return (
    <section className={cards.card} role="status">
      <p className={styles.strong}>{t("withdraw.unfinished", { money: isolate(money(amount, currency)) })}</p>
      <p>{t("withdraw.uncertain")}</p>
      <Button block onClick={onGoOn}>
        {t("withdraw.goOn")}
      </Button>
      <ButtonLink variant="quiet" block to={paths.withdrawRecode()}>
        {t("withdraw.toList")}
      </ButtonLink>
      <Button variant="plain" onClick={onDiscard}>
        {t("withdraw.discard")}
      </Button>
    </section>
  );
}
