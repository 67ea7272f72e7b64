import { typedName, useEmailCode } from "marketplace-react";
import { Button, Field } from "marketplace-react/ui";
import type { Input } from "marketplace-sdk";
import { limits } from "marketplace-sdk/limits";
import { useI18n } from "../../i18n";
import type { FormHandle } from "../../shared/forms/use-form";
import { useServices } from "../../shared/services";

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
  const { toasts } = useServices();
  const code = useEmailCode(email, event, {
    onSuccess() {
      toasts.show(t("account.codeSent", { email }));
      const input = form.element.current?.elements.namedItem("code");
      if (input instanceof HTMLElement) input.focus();
    },
  });
  const left = code.secondsLeft;
  const requestCode = (): void => {
    if (!ready || ready()) code.send();
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
      // Twice its length: what divides its digits is not sent.
      maxLength={2 * limits["auth.register"].code.maxLength}
      end={
        <Button variant="plain" size="s" busy={code.isSending} disabled={left > 0} onClick={requestCode}>
          {left > 0 ? t("account.codeWait", { seconds: left }) : t("account.sendCode")}
        </Button>
      }
    />
  );
}

/** Props of {@link EmailAndCode}. */
interface EmailAndCodeProps extends Pick<CodeFieldProps, "event"> {
  form: Pick<FormHandle<"email" | "code">, "field" | "element" | "accepts" | "values">;
  label: string;
}

/** An e-mail address, and the code sent to it. */
export function EmailAndCode({ form, label, event }: EmailAndCodeProps) {
  return (
    <>
      <Field
        {...form.field("email")}
        label={label}
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="next"
        dir="ltr"
        maxLength={limits["auth.register"].email.maxLength}
      />
      <CodeField
        form={form}
        email={typedName(form.values.email)}
        event={event}
        ready={() => form.accepts("email")}
      />
    </>
  );
}
