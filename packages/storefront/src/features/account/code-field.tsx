import { useState, useSyncExternalStore } from "react";
import { createDraft } from "../../app/draft";
import { useShop } from "../../app/market";
import { useI18n } from "../../i18n";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import type { FormHandle } from "../../ui/use-form";
import { createCodeTimer } from "./code-timer";
import { LONGEST, type RegisterField } from "./validation";

const sending = createDraft<"to" | "at">("code", ["to", "at"]);

/** The e-mail code with its button: one code a minute to an address, told by a countdown. */
export function CodeField({ form }: { form: FormHandle<RegisterField> }) {
  const { t } = useI18n();
  const { market, toasts } = useShop();
  const [timer] = useState(() => createCodeTimer(sending));
  const [busy, setBusy] = useState(false);
  const email = form.values.email.trim();
  const left = useSyncExternalStore(timer.subscribe, () => timer.secondsLeft(email));

  const send = async (): Promise<void> => {
    if (!form.accepts("email")) return;
    setBusy(true);
    // A refusal is shown by the client's onFailure.
    const outcome = await market.safe(market.ems.send({ email, event: "register" }));
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
      maxLength={LONGEST.code}
      end={
        <Button variant="plain" size="s" busy={busy} disabled={left > 0} onClick={() => void send()}>
          {left > 0 ? t("account.codeWait", { seconds: left }) : t("account.sendCode")}
        </Button>
      }
    />
  );
}
