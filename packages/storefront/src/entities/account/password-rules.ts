import type { PlainKey } from "../../i18n/types";

/** A site's rules for a new password (contract: SiteLimits). */
export interface PasswordRule {
  /** Minimum length. */
  readonly min: number;
  /** Maximum length, with which any character may be a space. Without it, the rule of stock servers applies. */
  readonly max?: number;
}

/** 6 to 30 characters, none of them a space. */
export const STOCK_RULE: PasswordRule = { min: 6 };
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
