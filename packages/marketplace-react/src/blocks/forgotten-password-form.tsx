"use client";
import type { ReactNode } from "react";
import { typedMessageCode } from "../account/message-code.js";
import { useFormDraft } from "../drafts/use-drafts.js";
import { useMarketplace } from "../provider.js";
import { typedName } from "../typed-name.js";
import { BlockForm, textOf } from "./block-form.js";
import { EmailCodeFields } from "./email-code-fields.js";
import { NewPasswordFields, newPasswordOf } from "./new-password-fields.js";
import { useBlockTexts } from "./use-block-texts.js";

/** Props of {@link ForgottenPasswordForm}. */
export interface ForgottenPasswordFormProps {
  /** The new password is set, and every session has ended: signing in comes next. */
  onSuccess: () => void;
  /** Below the button, such as the way back to signing in. */
  children?: ReactNode;
}

/** A new password, with a code that is sent to the account's address. */
export function ForgottenPasswordForm({ onSuccess, children }: ForgottenPasswordFormProps) {
  const { t } = useBlockTexts();
  const { market } = useMarketplace();
  const draft = useFormDraft<string>("forgotten-password", ["email"]);
  const send = async (values: FormData): Promise<void> => {
    const newpassword = newPasswordOf(values, "newpassword", t.signIn.passwordsDiffer);
    const email = typedName(textOf(values, "email"));
    const captcha = typedMessageCode(textOf(values, "code"));
    // Without `type`, stock servers take a phone number.
    await market.auth.resetPassword({ type: "email", email, captcha, newpassword }, { notify: false });
    onSuccess();
  };
  return (
    <BlockForm draft={draft} send={send} submit={t.signIn.setPassword} after={children}>
      <EmailCodeFields event="resetpwd" />
      <NewPasswordFields name="newpassword" label={t.signIn.newPassword} />
    </BlockForm>
  );
}
