import {
  type ApplicationField,
  applicationStage,
  type MerchantApplication,
  type MerchantApplicationHandle,
} from "marketplace-react";
import { Badge, doorDrawing, EmptyState, NavLink, NavList } from "marketplace-react/ui";
import { useI18n } from "../../../i18n";
import type { PlainKey } from "../../../i18n/types";
import { paths } from "../../../shared/navigation/paths";
import { useConfig } from "../../../shared/site";
import cards from "../../../shared/ui/cards.module.css";
import { editIcon } from "../../../shared/ui/icons";
import { SupportLink } from "../../../shared/ui/support-link";
import utilities from "../../../shared/ui/utilities.module.css";
import { promiseOf, verdictsOf } from "./application";
import styles from "./application.module.css";
import { ApplicationForm } from "./application-form";
import { SentPicture } from "./sent-picture";
import { Steps } from "./steps";

/** The applicant's next step, or what to wait for, until the shop is open. */
export function Stage({ merchant }: { merchant: MerchantApplicationHandle }) {
  const { t } = useI18n();
  const config = useConfig();
  const { application, status: stage, loadedAt } = merchant;
  if (!application) {
    // Servers that don't describe themselves are assumed to take applications.
    if (config && !config.features?.merchant)
      return <EmptyState art={doorDrawing} title={t("merchant.closed")} />;
    return (
      <>
        <Steps current={1} />
        <p>{t("merchant.lead")}</p>
        <ApplicationForm merchant={merchant} />
      </>
    );
  }
  if (stage === "review") return <Review application={application} now={loadedAt} />;
  return <Rejected key={application.updatetime} application={application} merchant={merchant} />;
}

/** Props of {@link Rejected}. */
interface RejectedProps {
  application: MerchantApplication;
  merchant: MerchantApplicationHandle;
}

/** Step 1 again, for the rejected fields only. */
function Rejected({ application, merchant }: RejectedProps) {
  const { t } = useI18n();
  const { rejectedFields: refused } = merchant;
  const fixable = refused.size > 0;
  return (
    <>
      <Steps current={1} />
      <section className={styles.section} aria-labelledby="merchant-rejected">
        <h2 id="merchant-rejected">{t("merchant.rejectedTitle")}</h2>
        <p>{fixable ? t("merchant.rejectedText") : t("merchant.rejectedNoReason")}</p>
      </section>
      <VerdictList application={application} />
      {!refused.has("sign") && <ContractEntry />}
      {fixable && <ApplicationForm merchant={merchant} rejected={application} />}
      <Questions id={application.id} />
    </>
  );
}

/** Props of {@link Review}. */
interface ReviewProps {
  application: MerchantApplication;
  /** Unix seconds. */
  now: number;
}

/** Step 2: how much of the promised time is left, what was sent, who decides, and whom to ask. */
function Review({ application, now }: ReviewProps) {
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
function ContractEntry() {
  const { t } = useI18n();
  return (
    <NavList>
      <NavLink href={paths.merchant({ view: "contract" })} icon={editIcon} label={t("merchant.contract")} />
    </NavList>
  );
}

const NAMES: Readonly<Record<ApplicationField, PlainKey>> = {
  logo: "merchant.logo",
  shopname: "merchant.shopname",
  name: "merchant.name",
  number: "merchant.number",
  image_front: "merchant.front",
  image_back: "merchant.back",
  image_hold: "merchant.hold",
  invite_code: "merchant.inviteCode",
  sign_date: "merchant.date",
  sign: "merchant.sign",
};

/** The fields that were sent, each with its verdict, and the private pictures to look at again. */
function VerdictList({ application }: { application: MerchantApplication }) {
  const { t } = useI18n();
  const waiting = applicationStage(application) === "review";
  return (
    <section className={cards.card} aria-labelledby="merchant-verdicts">
      <h2 id="merchant-verdicts">{t("merchant.verdicts")}</h2>
      <ul className={utilities.stackM}>
        {verdictsOf(application).map(({ field, refused, note, file }) => (
          <li key={field} className={styles.verdict}>
            <span>{t(NAMES[field])}</span>
            {waiting ? (
              <Badge>{t("merchant.waiting")}</Badge>
            ) : (
              <Badge tone={refused ? "danger" : "success"}>
                {refused ? t("merchant.again") : t("merchant.fine")}
              </Badge>
            )}
            {refused && (
              <p className={styles.note}>
                <bdi>{note || t("merchant.noNote")}</bdi>
              </p>
            )}
            {file && <SentPicture file={file} name={t(NAMES[field])} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who decides, and how to ask or complain. @param id of the application */
function Questions({ id }: { id: number | string | undefined }) {
  const { t } = useI18n();
  return (
    <section className={styles.section} aria-labelledby="merchant-questions">
      <h2 id="merchant-questions">{t("merchant.questions")}</h2>
      <p className={cards.quiet}>{t("merchant.whoDecides")}</p>
      <p className={cards.quiet}>
        {id !== undefined && t("merchant.complain", { id: String(id) })} <SupportLink />
      </p>
    </section>
  );
}
