import { ButtonLink, Field } from "marketplace-react/ui";
import { isMarketplaceError } from "marketplace-sdk";
import { Link } from "wouter";
import { useI18n } from "../../i18n";
import type { FieldBinding } from "../../shared/forms/use-form";
import { paths } from "../../shared/navigation/paths";
import utilities from "../../shared/ui/utilities.module.css";
import styles from "./fund-password.module.css";

/** Props of {@link FundPasswordField}: those of the form field `fund_password`, and the state of the password. */
export interface FundPasswordFieldProps extends FieldBinding {
  /** The error of the last call with this password, such as `form.thrown`. */
  failure?: unknown;
  /** Whether the user has one (`has_fund_password`). Default true, since the server rejects the call otherwise. */
  has?: boolean;
}

/** The fund password for a payment. Accepts pasted text, says when it is locked, and links to where it is set. */
export function FundPasswordField({ failure, has = true, ...binding }: FundPasswordFieldProps) {
  const { t, dateTime } = useI18n();
  const obstacle = has ? fundObstacle(failure) : ({ kind: "unset" } as const);
  if (obstacle?.kind === "unset") return <FundPasswordUnset />;
  const until = obstacle?.until;
  return (
    <div className={utilities.stackXs}>
      <Field
        {...binding}
        label={t("titles.fundPassword")}
        type="password"
        autoComplete="off"
        enterKeyHint="go"
        {...(until && { hint: t("fund.lockedUntil", { time: dateTime(until) }) })}
      />
      <Link href={paths.fundPassword(true)} className={styles.forgotten}>
        {t("fund.forgotten")}
      </Link>
    </div>
  );
}

/** Shown instead of the field if the user has no fund password: a link to set one. */
export function FundPasswordUnset() {
  const { t } = useI18n();
  return (
    <div className={styles.note}>
      <p>{t("fund.unset")}</p>
      <ButtonLink size="s" href={paths.fundPassword()}>
        {t("fund.set")}
      </ButtonLink>
    </div>
  );
}

/** Why a user can't use the fund password. */
type FundObstacle =
  | { kind: "unset" }
  /** Too many wrong attempts. `until` is in Unix seconds, or 0 if the server didn't say. */
  | { kind: "locked"; until: number };

/**
 * The obstacle that a failed call reveals about the fund password. A wrong password isn't one: the field shows the server's
 * message with the attempts left.
 */
export function fundObstacle(error: unknown): FundObstacle | undefined {
  if (!isMarketplaceError(error)) return undefined;
  if (error.reason === "fund_password_unset") return { kind: "unset" };
  if (error.reason !== "fund_password_locked") return undefined;
  const { data } = error;
  const until = typeof data === "object" && data !== null && "until" in data ? Number(data.until) : 0;
  return { kind: "locked", until: Number.isFinite(until) ? until : 0 };
}
