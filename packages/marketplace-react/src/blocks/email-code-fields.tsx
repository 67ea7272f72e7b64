"use client";
import type { Input } from "marketplace-sdk";
import { limits } from "marketplace-sdk/limits";
import { useState } from "react";
import { useEmailCode } from "../account/use-email-code.js";
import { typedName } from "../typed-name.js";
import { Button } from "../ui/button/button.js";
import { Text } from "../ui/layout/layout.js";
import { FormField, useBlockForm } from "./block-form.js";
import { fill, useBlockTexts } from "./use-block-texts.js";

interface EmailCodeFieldsProps {
  /** What the code is for. */
  event: NonNullable<Input<"auth.sendEmailCode">["event"]>;
  /** An address that is known already. */
  email?: string;
}

/** An e-mail address, `email`, and the `code` that is sent to it. */
export function EmailCodeFields({ event, email: known = "" }: EmailCodeFieldsProps) {
  const { t, failure } = useBlockTexts();
  const { typed, accepts } = useBlockForm();
  const [email, setEmail] = useState(typed.email ?? known);
  const [sentTo, setSentTo] = useState("");
  const to = typedName(email);
  const code = useEmailCode(to, event, { call: { notify: false }, onSuccess: () => setSentTo(to) });
  const { secondsLeft } = code;
  return (
    <>
      <FormField
        name="email"
        label={t.signIn.email}
        type="email"
        autoComplete="email"
        dir="ltr"
        maxLength={limits["auth.register"].email.maxLength}
        defaultValue={known}
        onChange={({ target }) => setEmail(target.value)}
        required
      />
      <FormField
        name="code"
        label={t.signIn.code}
        hint={t.signIn.codeHint}
        error={failure(code.error)}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        // Twice its length: what divides its digits is not sent.
        maxLength={2 * limits["auth.register"].code.maxLength}
        required
        end={
          <Button
            variant="plain"
            size="s"
            busy={code.isSending}
            disabled={secondsLeft > 0}
            onClick={() => accepts("email") && code.send()}
          >
            {secondsLeft > 0 ? fill(t.signIn.codeWait, { seconds: secondsLeft }) : t.signIn.sendCode}
          </Button>
        }
      />
      <Text role="status" size="s" tone="muted">
        {sentTo && fill(t.signIn.codeSent, { email: sentTo })}
      </Text>
    </>
  );
}
