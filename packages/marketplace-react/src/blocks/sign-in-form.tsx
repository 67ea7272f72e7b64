"use client";
import { isMarketplaceError } from "marketplace-sdk";
import { limits } from "marketplace-sdk/limits";
import { type ReactNode, useState } from "react";
import { typedMessageCode } from "../account/message-code.js";
import { useSession } from "../account/use-session.js";
import { useFormDraft } from "../drafts/use-drafts.js";
import { typedName } from "../typed-name.js";
import { BlockForm, FormField, textOf } from "./block-form.js";
import { EmailCodeFields } from "./email-code-fields.js";
import { useBlockTexts } from "./use-block-texts.js";

/** Props of {@link SignInForm}. */
export interface SignInFormProps {
  /** Below the button, such as the way to a new account. */
  children?: ReactNode;
}

/**
 * Name or e-mail address, and password. Where the server wants a second step, such as on a new device, the form goes on with a code by
 * e-mail.
 */
export function SignInForm({ children }: SignInFormProps) {
  const { t } = useBlockTexts();
  const { signIn } = useSession();
  const draft = useFormDraft<string>("sign-in", ["account"]);
  /** The account that needs a code. */
  const [checked, setChecked] = useState<string>();
  const send = async (values: FormData): Promise<void> => {
    const password = textOf(values, "password");
    const account = typedName(textOf(values, checked === undefined ? "account" : "email"));
    const code = typedMessageCode(textOf(values, "code"));
    try {
      await signIn({ account, password, ...(code && { code }) });
    } catch (error) {
      if (isMarketplaceError(error) && error.reason === "code_required") setChecked(account);
      throw error;
    }
  };
  return (
    <BlockForm draft={draft} send={send} submit={t.signIn.logIn} after={children}>
      {checked === undefined ? (
        <FormField
          name="account"
          label={t.signIn.account}
          autoComplete="username"
          autoCapitalize="none"
          maxLength={limits["auth.login"].account.maxLength}
          required
        />
      ) : (
        <EmailCodeFields event="login" email={checked.includes("@") ? checked : ""} />
      )}
      <FormField
        name="password"
        label={t.signIn.password}
        type="password"
        autoComplete="current-password"
        required
      />
    </BlockForm>
  );
}
