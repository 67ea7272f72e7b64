import { useFormDraft, useMarketMutation } from "marketplace-react";
import { Button, Field } from "marketplace-react/ui";
import type { Input } from "marketplace-sdk";
import { useState, useSyncExternalStore } from "react";
import { useI18n } from "../../i18n";
import type { FormHandle } from "../../shared/forms/use-form";
import { useServices } from "../../shared/services";
import { createCodeTimer } from "./code-timer";

/** The contract's maximum length of a code. */
const MAX_LENGTH = 10;

/** Props of {@link CodeField}. */
export interface CodeFieldProps {
  form: Pick<FormHandle<"code">, "field" | "element">;
  email: string;
  /** What the code is for. */
  event: NonNullable<Input<"auth.sendEmailCode">["event"]>;
  /** Whether a code may be requested; it reports missing fields itself. Default: always. */
  ready?: () => boolean;
}

/** A field for an e-mailed code, with a button to request one per minute and address, and a countdown. */
export function CodeField({ form, email, event, ready }: CodeFieldProps) {
  const { t } = useI18n();
  const { mutations, toasts } = useServices();
  const sending = useFormDraft("code", ["to", "at"]);
  const [timer] = useState(() => createCodeTimer(sending));
  const left = useSyncExternalStore(timer.subscribe, () => timer.secondsLeft(email));

  const send = useMarketMutation(mutations.auth.sendEmailCode(), {
    onSuccess() {
      timer.sent(email);
      toasts.show(t("account.codeSent", { email }));
      const input = form.element.current?.elements.namedItem("code");
      if (input instanceof HTMLElement) input.focus();
    },
  });
  const requestCode = (): void => {
    if (!ready || ready()) send.mutate({ email, event });
  };

  return (
    <Field
      {...form.field("code")}
      label={t("account.code")}
      hint={t("account.codeHint")}
      inputMode="numeric"
      autoComplete="one-time-code"
      enterKeyHint="next"
      dir="ltr"
      maxLength={MAX_LENGTH}
      end={
        <Button variant="plain" size="s" busy={send.isPending} disabled={left > 0} onClick={requestCode}>
          {left > 0 ? t("account.codeWait", { seconds: left }) : t("account.sendCode")}
        </Button>
      }
    />
  );
}
