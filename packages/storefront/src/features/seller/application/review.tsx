import type { MerchantApplication } from "marketplace-react";
import { Badge, NavLink, NavList } from "marketplace-react/ui";
import { useI18n } from "../../../i18n";
import { paths } from "../../../shared/navigation/paths";
import cards from "../../../shared/ui/cards.module.css";
import { editIcon } from "../../../shared/ui/icons-more";
import utilities from "../../../shared/ui/utilities.module.css";
import { promiseOf } from "./application";
import styles from "./application.module.css";
import { Questions } from "./questions";
import { Steps } from "./steps";
import { VerdictList } from "./verdict-list";

/** Props of {@link Review}. */
export interface ReviewProps {
  application: MerchantApplication;
  /** Unix seconds. */
  now: number;
}

/** Step 2: how much of the promised time is left, what was sent, who decides, and whom to ask. */
export function Review({ application, now }: ReviewProps) {
  const { t, dateTime } = useI18n();
  const { createtime, updatetime, review_due_at: due } = application;
  const sent = updatetime ?? createtime;
  const promise = promiseOf(application, now);
  return (
    <>
      <Steps current={2} />
      <section className={cards.card} aria-labelledby="merchant-review">
        <h2 id="merchant-review">{t("merchant.reviewTitle")}</h2>
        <p>{t("merchant.reviewText")}</p>
        {promise?.late ? (
          <p>
            <Badge tone="warning">{t("merchant.late")}</Badge>
          </p>
        ) : (
          promise && (
            <>
              <p className={utilities.title}>
                {promise.hoursLeft > 0
                  ? t("merchant.hoursLeft", { count: promise.hoursLeft })
                  : t("merchant.lastHour")}
              </p>
              <meter className={styles.bar} value={promise.passed} aria-label={t("merchant.passed")} />
            </>
          )
        )}
        <dl className={styles.times}>
          {sent !== undefined && (
            <>
              <dt>{t("merchant.sentAt")}</dt>
              <dd>{dateTime(sent)}</dd>
            </>
          )}
          {due !== undefined && (
            <>
              <dt>{t("merchant.dueAt")}</dt>
              <dd>{dateTime(due)}</dd>
            </>
          )}
        </dl>
        <p className={cards.quiet}>{promise?.late ? t("merchant.lateText") : t("merchant.nothingMissing")}</p>
      </section>
      <VerdictList application={application} />
      <ContractEntry />
      <Questions id={application.id} />
    </>
  );
}

/** A link to the signed contract. */
export function ContractEntry() {
  const { t } = useI18n();
  return (
    <NavList>
      <NavLink to={paths.merchant({ view: "contract" })} icon={editIcon} label={t("merchant.contract")} />
    </NavList>
  );
}
