"use client";
import { isMarketplaceError } from "marketplace-sdk";
import { type FormEvent, useState } from "react";
import { useSession } from "../account/use-session.js";
import { typedName } from "../typed-name.js";
import { Button } from "../ui/button/button.js";
import { failureText } from "../ui/failure-text.js";
import { Field } from "../ui/field/field.js";
import { Stack } from "../ui/layout/layout.js";
import { useUi } from "../ui/ui-provider.js";

/** Words of {@link SignInForm}. */
export interface SignInFormWords {
  /** Label of the field for user name or e-mail. */
  account: string;
  /** Label of its field. */
  password: string;
  /** Button that sends the form. */
  signIn: string;
}

/** User name and password. The screen that needs a session shows it until there is one. */
export function SignInForm({ words }: { words: SignInFormWords }) {
  const { signIn } = useSession();
  const { labels } = useUi();
  const [error, setError] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setIsSending(true);
    setError(undefined);
    try {
      await signIn({ account: typedName(`${form.get("account")}`), password: `${form.get("password")}` });
    } catch (failure) {
      if (!isMarketplaceError(failure)) throw failure;
      setError(failureText(failure, labels.failure));
    } finally {
      setIsSending(false);
    }
  };
  return (
    <form onSubmit={send}>
      <Stack>
        <Field name="account" label={words.account} autoComplete="username" required />
        <Field
          name="password"
          label={words.password}
          type="password"
          autoComplete="current-password"
          error={error}
          required
        />
        <Button type="submit" block busy={isSending}>
          {words.signIn}
        </Button>
      </Stack>
    </form>
  );
}
