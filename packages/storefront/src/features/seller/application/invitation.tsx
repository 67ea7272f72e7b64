import { ButtonLink, doorDrawing, EmptyState, Price } from "marketplace-react/ui";
import { isDecimal, isZero } from "marketplace-sdk/money";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { useI18n } from "../../../i18n";
import { useAvailability } from "../../../shared/availability";
import { paths } from "../../../shared/navigation/paths";
import { useConfig } from "../../../shared/site";
import cards from "../../../shared/ui/cards.module.css";
import { SupportLink } from "../../../shared/ui/support-link";
import styles from "./application.module.css";
import { Steps } from "./steps";

const NEEDED = [
  "merchant.logo",
  "merchant.shopname",
  "merchant.number",
  "merchant.front",
  "merchant.back",
  "merchant.hold",
  "merchant.sign",
] as const;

/** /merchant for visitors: what a store costs, when it is paid, and what an application needs. */
export function Invitation() {
  const { t } = useI18n();
  const config = useConfig();
  const has = useAvailability();
  const isClosed = config !== undefined && !config.features?.merchant;
  return (
    <>
      {isClosed ? (
        <EmptyState art={doorDrawing} title={t("merchant.closed")} />
      ) : (
        <>
          <p>{t("merchant.visitorLead")}</p>
          <Steps current={0} />
          <div className={styles.terms}>
            <Costs />
            <section className={cards.card} aria-labelledby="merchant-needs">
              <h2 id="merchant-needs">{t("merchant.needs")}</h2>
              <ul className={styles.needs}>
                {NEEDED.map((name) => (
                  <li key={name}>{t(name)}</li>
                ))}
              </ul>
            </section>
          </div>
        </>
      )}
      <div className={styles.ways}>
        <p>{t("merchant.loginText")}</p>
        <ButtonLink href={paths.login(true)}>{t("account.logIn")}</ButtonLink>
        {!isClosed && (
          <ButtonLink href={paths.register()} variant="secondary">
            {t("mine.register")}
          </ButtonLink>
        )}
      </div>
      <section className={styles.section} aria-labelledby="merchant-questions">
        <h2 id="merchant-questions">{t("merchant.questions")}</h2>
        <p className={cards.quiet}>{t("merchant.whoDecides")}</p>
        <p className={styles.answers}>
          {has("articles") && (
            <Link href={paths.faqs()} className={cards.support}>
              {t("titles.faqs")}
            </Link>
          )}
          <SupportLink />
        </p>
      </section>
    </>
  );
}

/** What the server says of it; of all else, and on servers that say nothing, the contract. */
function Costs() {
  const { t, percent, duration } = useI18n();
  const { currency, selling = {} } = useConfig() ?? {};
  const { opening_fee, commission, payout_days, review_hours } = selling;
  const rows: readonly (readonly [name: string, value: ReactNode])[] = [
    [
      t("merchant.opening"),
      isDecimal(opening_fee) &&
        (isZero(opening_fee) ? (
          t("merchant.openingFree")
        ) : (
          <Price amount={opening_fee} currency={currency?.code} size="s" />
        )),
    ],
    [
      t("dashboard.commission"),
      isDecimal(commission) && t("merchant.commissionOf", { rate: percent(commission) }),
    ],
    [
      t("dashboard.settlement"),
      payout_days !== undefined && t("merchant.payoutAfter", { time: duration(payout_days, "day") }),
    ],
    [
      t("merchant.stepReview"),
      review_hours !== undefined && t("merchant.atMost", { time: duration(review_hours, "hour") }),
    ],
  ];
  return (
    <section className={cards.card} aria-labelledby="merchant-costs">
      <h2 id="merchant-costs">{t("merchant.costs")}</h2>
      <dl className={styles.costs}>
        {rows.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className={cards.quiet}>{t("merchant.contractSays")}</p>
    </section>
  );
}
