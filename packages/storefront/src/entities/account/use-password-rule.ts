import type { Translate } from "../../i18n/types";
import { useConfig } from "../../shared/site/use-config";
import { type PasswordRule, STOCK_RULE } from "./password-rules";

/** What a new password needs here: as the site's settings say, or else as stock servers do. */
export function usePasswordRule(): PasswordRule {
  const { password_min: min = STOCK_RULE.min, password_max: max } = useConfig()?.limits ?? {};
  const atLeast = Math.max(STOCK_RULE.min, min);
  return max === undefined ? { min: atLeast } : { min: atLeast, max };
}

/** The rule in words, under the field. */
export const passwordHint = (t: Translate, { min, max }: PasswordRule): string =>
  t(max === undefined ? "account.passwordHint" : "account.passwordHintAny", { min });
