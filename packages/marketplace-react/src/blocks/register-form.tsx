"use client";
import { limits } from "marketplace-sdk/limits";
import type { ReactNode } from "react";
import { typedMessageCode } from "../account/message-code.js";
import { useRegistration } from "../account/use-registration.js";
import { useSession } from "../account/use-session.js";
import { useFormDraft } from "../drafts/use-drafts.js";
import { typedName } from "../typed-name.js";
import { BlockForm, FormField, textOf } from "./block-form.js";
import { EmailCodeFields } from "./email-code-fields.js";
import { NewPasswordFields, newPasswordOf } from "./new-password-fields.js";
import { useBlockTexts } from "./use-block-texts.js";

/** Props of {@link RegisterForm}. */
export interface RegisterFormProps {
  /** Whether an e-mail address and a code are asked for, as most servers want. Default true. */
  withEmail?: boolean;
  /** Below the button, such as the way back to signing in. */
  children?: ReactNode;
}

const { username, invite_code } = limits["auth.register"];

/** A new account, which is signed in at once. */
export function RegisterForm({ withEmail = true, children }: RegisterFormProps) {
  const { t } = useBlockTexts();
  const { start } = useSession();
  const register = useRegistration();
  const draft = useFormDraft<string>("register", ["username", "email", "invite_code"]);
  const send = async (values: FormData): Promise<void> => {
    const invitation = typedName(textOf(values, "invite_code"));
    const user = await register({
      username: typedName(textOf(values, "username")),
      password: newPasswordOf(values, "password", t.signIn.passwordsDiffer),
      ...(withEmail && {
        email: typedName(textOf(values, "email")),
        code: typedMessageCode(textOf(values, "code")),
      }),
      ...(invitation && { invite_code: invitation }),
    });
    await start(user);
  };
  return (
    <BlockForm draft={draft} send={send} submit={t.signIn.register} after={children}>
      <FormField
        name="username"
        label={t.signIn.username}
        autoComplete="username"
        autoCapitalize="none"
        minLength={username.minLength}
        maxLength={username.maxLength}
        required
      />
      {withEmail && <EmailCodeFields event="register" />}
      <NewPasswordFields name="password" label={t.signIn.password} />
      <FormField
        name="invite_code"
        label={t.signIn.invitation}
        autoComplete="off"
        maxLength={invite_code.maxLength}
      />
    </BlockForm>
  );
}
