"use client";
import { useQuery } from "@tanstack/react-query";
import { useMarketplace } from "../provider.js";
import { FormField, InvalidField, textOf } from "./block-form.js";
import { fill, useBlockTexts } from "./use-block-texts.js";

/** The rule of servers that name none: 6 to 30 characters, none of them a space (contract, `NewPassword`). */
const STOCK = { min: 6, max: 30, pattern: "\\S*" };

interface NewPasswordFieldsProps {
  /** Name of the first field, as the server calls it. */
  name: string;
  label: string;
}

/** A new password by the site's rule, and its repetition. */
export function NewPasswordFields({ name, label }: NewPasswordFieldsProps) {
  const { t } = useBlockTexts();
  const { data } = useQuery(useMarketplace().queries.site.config());
  const { password_min = STOCK.min, password_max } = data?.limits ?? {};
  const min = Math.max(STOCK.min, password_min);
  const rule = password_max === undefined ? { pattern: STOCK.pattern } : {};
  const kind = { type: "password", autoComplete: "new-password", required: true };
  const hint = password_max === undefined ? t.signIn.passwordHint : t.signIn.passwordHintAny;
  return (
    <>
      <FormField
        {...kind}
        {...rule}
        name={name}
        label={label}
        hint={fill(hint, { min })}
        minLength={min}
        maxLength={password_max ?? STOCK.max}
      />
      <FormField {...kind} name="repeat" label={t.signIn.repeat} />
    </>
  );
}

/** The new password. @throws {InvalidField} with `message` when its repetition is another */
export function newPasswordOf(values: FormData, name: string, message: string): string {
  const password = textOf(values, name);
  if (textOf(values, "repeat") !== password) throw new InvalidField("repeat", message);
  return password;
}
