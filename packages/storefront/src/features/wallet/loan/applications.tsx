import { useInfiniteQuery } from "@tanstack/react-query";
import { Badge, Price } from "marketplace-react/ui";
import type { Loan } from "marketplace-sdk";
import { useI18n } from "../../../i18n";
import { useServices } from "../../../shared/services";
import cards from "../../../shared/ui/cards.module.css";
import { InfiniteList } from "../../../shared/ui/infinite-list";
import utilities from "../../../shared/ui/utilities.module.css";
import { statusView } from "./loan";
import styles from "./loan.module.css";

/** The user's applications, newest first; nothing if there are none. */
export function Applications() {
  const { t } = useI18n();
  const { queries } = useServices();
  const list = useInfiniteQuery(queries.loans.list.infinite());
  return (
    <InfiniteList query={list} skeleton={null} empty={null}>
      {(rows) => (
        <section aria-labelledby="applications" className={utilities.stackS}>
          <h2 id="applications" className={cards.title}>
            {t("loan.applications")}
          </h2>
          <ul className={utilities.stackM}>
            {rows.map((loan) => (
              <Application key={loan.id} loan={loan} />
            ))}
          </ul>
        </section>
      )}
    </InfiniteList>
  );
}

function Application({ loan }: { loan: Loan }) {
  const { t, money, percent, dateTime } = useI18n();
  const { amount, currency = "", term_days, apr, fee, provider, purpose, reason, createtime } = loan;
  const { text, tone } = statusView(loan);
  const figures = [
    term_days !== undefined && t("loan.days", { count: term_days }),
    apr && t("loan.apr", { rate: percent(apr) }),
    fee && t("loan.costs", { fee: money(fee, currency) }),
  ].filter(Boolean);
  return (
    <li className={styles.card}>
      <div className={cards.head}>
        <Price amount={amount} currency={currency} tone="text" />
        <Badge tone={tone}>{t(text)}</Badge>
      </div>
      <p>{figures.join(" · ")}</p>
      {purpose && (
        <p>
          <bdi>{purpose}</bdi>
        </p>
      )}
      {reason && (
        <p className={cards.note}>
          {t("wallet.reason")} <bdi>{reason}</bdi>
        </p>
      )}
      <p className={cards.quiet}>
        <bdi>{provider}</bdi>
        {createtime !== undefined && <span className={cards.block}>{dateTime(createtime)}</span>}
      </p>
    </li>
  );
}
