import { Field } from "marketplace-react/ui";
import { useI18n } from "../../i18n";
import type { PlainKey, Translate } from "../../i18n/types";
import type { FormHandle } from "../../shared/forms/use-form";
import { useConfig } from "../../shared/site";

/** Props of {@link NewPasswordFields}. */
interface NewPasswordFieldsProps<Name extends string> {
  form: Pick<FormHandle<Name | "repeat">, "field">;
  /** Name of the first field in the form. */
  name: Name;
  label: string;
  repeatLabel: string;
  rule: PasswordRule;
  /** Label of the enter key in the second field. Default: the one that sends the form. */
  enterKeyHint?: "next" | "go";
}

/** Two fields for a new password and its repetition. */
export function NewPasswordFields<Name extends string>({
  form,
  name,
  label,
  repeatLabel,
  rule,
  enterKeyHint = "go",
}: NewPasswordFieldsProps<Name>) {
  const { t } = useI18n();
  const kind = { type: "password", autoComplete: "new-password" };
  return (
    <>
      <Field {...form.field(name)} {...kind} label={label} hint={passwordHint(t, rule)} enterKeyHint="next" />
      <Field {...form.field("repeat")} {...kind} label={repeatLabel} enterKeyHint={enterKeyHint} />
    </>
  );
}

/** The rules for a new password: the site's, or else those of stock servers. */
export function usePasswordRule(): PasswordRule {
  const { password_min: min = STOCK_RULE.min, password_max: max } = useConfig()?.limits ?? {};
  const atLeast = Math.max(STOCK_RULE.min, min);
  return max === undefined ? { min: atLeast } : { min: atLeast, max };
}

/** The rules as text, below the field. */
const passwordHint = (t: Translate, { min, max }: PasswordRule): string =>
  t(max === undefined ? "account.passwordHint" : "account.passwordHintAny", { min });

/** A site's rules for a new password (contract: SiteLimits). */
export interface PasswordRule {
  /** Minimum length. */
  readonly min: number;
  /** Maximum length, with which any character may be a space. Without it, the rule of stock servers applies. */
  readonly max?: number;
}

/** 6 to 30 characters, none of them a space. */
const STOCK_RULE: PasswordRule = { min: 6 };
const STOCK_PATTERN = /^\S{6,30}$/;

/**
 * Validates a new password: it must follow the site's rules and not be easy to guess.
 *
 * @param own the user's names, which would be guessed first
 */
export function newPassword(
  password: string,
  missing: PlainKey,
  { min, max }: PasswordRule = STOCK_RULE,
  own: readonly string[] = [],
): PlainKey | undefined {
  if (!password) return missing;
  if (max === undefined && !STOCK_PATTERN.test(password)) return "account.passwordRule";
  const { length } = [...password];
  if (length < min) return "account.passwordShort";
  if (max !== undefined && length > max) return "account.passwordLong";
  return isGuessable(password, own) ? "account.passwordWeak" : undefined;
}

/** Validates the repeated password. */
export function repeated(repeat: string, password: string, missing: PlainKey): PlainKey | undefined {
  if (!repeat) return missing;
  return repeat === password ? undefined : "account.passwordsDiffer";
}

const FIRST_GUESSES =
  /^(112233|654321|147258|qwert[yz]\d*|azerty|1q2w3e|p[a@]ssw[o0]rd\d*|letmein|iloveyou|welcome|abc123)$/i;

/**
 * Whether it is a repetition, a run of digits or letters, one of the most common passwords, or the user's own
 * name.
 */
function isGuessable(password: string, own: readonly string[]): boolean {
  const text = password.toLowerCase();
  const names = own.map((name) => (name.split("@")[0] ?? "").trim().toLowerCase());
  return (
    FIRST_GUESSES.test(text) ||
    /^(.{1,3})\1+$/.test(text) ||
    isRun(text) ||
    names.some((name) => name.length >= 4 && text.includes(name))
  );
}

/** Whether each character follows the previous one, as in 123456, fedcba or 567890. */
function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((character, at) => {
    const step = character.charCodeAt(0) - text.charCodeAt(at);
    // 0 follows 9.
    return Math.abs(step) === 9 ? step / -9 : step;
  });
  return [1, -1].some((way) => steps.every((step) => step === way));
}
