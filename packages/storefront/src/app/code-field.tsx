import type { Input } from "marketplace-sdk";
import { useState, useSyncExternalStore } from "react";
import { useI18n } from "../i18n";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import type { FormHandle } from "../ui/use-form";
import { createCodeTimer } from "./code-timer";
import { createDraft } from "./draft";
import { useShop } from "./market";

/** Longest code the contract takes. */
const LONGEST = 10;

const sending = createDraft<"to" | "at">("code", ["to", "at"]);

/** Props of {@link CodeField}. */
export interface CodeFieldProps {
  form: Pick<FormHandle<"code">, "field" | "element">;
  email: string;
  /** What the code is good for. */
  event: NonNullable<Input<"auth.sendEmailCode">["event"]>;
  /** Whether a code may be asked for; says itself what is missing. Default: always. */
  ready?: () => boolean;
}

/** The e-mail code with its button: one code a minute to an address, told by a countdown. */
export function CodeField({ form, email, event, ready }: CodeFieldProps) {
  const { t } = useI18n();
  const { market, toasts } = useShop();
  const [timer] = useState(() => createCodeTimer(sending));
  const [busy, setBusy] = useState(false);
  const left = useSyncExternalStore(timer.subscribe, () => timer.secondsLeft(email));

  const send = async (): Promise<void> => {
    if (ready && !ready()) return;
    setBusy(true);
    // A refusal is shown by the client's onFailure.
    const outcome = await market.safe(market.auth.sendEmailCode({ email, event }));
    setBusy(false);
    if (!outcome.ok) return;
    timer.sent(email);
    toasts.show(t("account.codeSent", { email }));
    const input = form.element.current?.elements.namedItem("code");
    if (input instanceof HTMLElement) input.focus();
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
      maxLength={LONGEST}
      end={
        <Button variant="plain" size="s" busy={busy} disabled={left > 0} onClick={() => void send()}>
          {left > 0 ? t("account.codeWait", { seconds: left }) : t("account.sendCode")}
        </Button>
      }
    />
  );
}
