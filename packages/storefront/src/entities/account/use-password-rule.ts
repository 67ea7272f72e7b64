import type { Translate } from "../../i18n/types";
import { useConfig } from "../../shared/site/use-config";
import { type PasswordRule, STOCK_RULE } from "./password-rules";

/** The rules for a new password: the site's, or else those of stock servers. */
export function usePasswordRule(): PasswordRule {
  const { password_min: min = STOCK_RULE.min, password_max: max } = useConfig()?.limits ?? {};
  const atLeast = Math.max(STOCK_RULE.min, min);
  return max === undefined ? { min: atLeast } : { min: atLeast, max };
}

/** The rules as text, below the field. */
export const passwordHint = (t: Translate, { min, max }: PasswordRule): string =>
  t(max === undefined ? "account.passwordHint" : "account.passwordHintAny", { min });
