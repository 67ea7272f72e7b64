import { typedName, useFormDraft, useMarketMutation } from "marketplace-react";
import { Button, Field } from "marketplace-react/ui";
import type { Input } from "marketplace-sdk";
import { limits } from "marketplace-sdk/limits";
import { useState, useSyncExternalStore } from "react";
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
      // Twice its length: what divides its digits is not sent.
      maxLength={2 * limits["auth.register"].code.maxLength}
      end={
        <Button variant="plain" size="s" busy={send.isPending} disabled={left > 0} onClick={requestCode}>
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

/** Seconds between two codes to one address, the limit of stock servers. */
const CODE_WAIT_SECONDS = 60;

/** A clock that tests can replace. Milliseconds. */
export interface TimerClock {
  now(): number;
  /** Calls back every `ms`. Returns a function that stops it. */
  every(ms: number, run: () => void): () => void;
}

/** Storage for the last code sent, so that a reload does not forget it. */
export interface TimerMemory {
  read(): { to?: string; at?: string };
  write(values: { to: string; at: string }): void;
}

/** Counts down until another e-mail code may be requested. A corrected address doesn't have to wait. */
interface CodeTimer {
  /** Whole seconds until `email` may get another code; 0 if it may now. */
  secondsLeft(email: string): number;
  /** Call it when a code has been sent. */
  sent(email: string): void;
  /** Calls back each second while a user waits. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

const wallClock: TimerClock = {
  now: () => Date.now(),
  every(ms, run) {
    const id = setInterval(run, ms);
    return () => clearInterval(id);
  },
};

/** Counts down to a point in time, so that a tab that slept shows the right figure. */
export function createCodeTimer(memory: TimerMemory, clock: TimerClock = wallClock): CodeTimer {
  const kept = memory.read();
  let to = kept.to ?? "";
  let at = Number(kept.at);
  const listeners = new Set<() => void>();
  let stop: (() => void) | undefined;

  const left = (): number => {
    const passed = (clock.now() - at) / 1000;
    // An invalid time, or one in the future, comes from another program or a clock that was set back.
    if (!(passed >= 0 && passed < CODE_WAIT_SECONDS)) return 0;
    return Math.ceil(CODE_WAIT_SECONDS - passed);
  };
  const tick = (): void => {
    if (left() === 0 || listeners.size === 0) {
      stop?.();
      stop = undefined;
    }
    for (const listener of [...listeners]) listener();
  };
  const run = (): void => {
    if (!stop && left() > 0 && listeners.size > 0) stop = clock.every(1000, tick);
  };

  return {
    secondsLeft: (email) => (same(email, to) ? left() : 0),
    sent(email) {
      to = email;
      at = clock.now();
      memory.write({ to, at: String(at) });
      run();
      tick();
    },
    subscribe(listener) {
      listeners.add(listener);
      run();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
  };
}

function same(one: string, other: string): boolean {
  return typedName(one).toLowerCase() === typedName(other).toLowerCase();
}
