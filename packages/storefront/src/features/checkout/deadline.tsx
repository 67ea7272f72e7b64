import { useEffect, useState } from "react";
import { useI18n } from "../../i18n";
import { isolate } from "../../i18n/isolate";
import styles from "./checkout.module.css";
import { timeLeft } from "./pay-state";

const seconds = (): number => Date.now() / 1000;

/** Props of {@link Deadline}. */
export interface DeadlineProps {
  /** Unix seconds. */
  until: number;
  /** What ends then: the order, or the watch over an address. */
  text: "checkout.payUntil" | "wallet.until";
}

/** Until when something lasts; a clock only near the end. */
export function Deadline({ until, text }: DeadlineProps) {
  const { t, dateTime } = useI18n();
  const [now, setNow] = useState(seconds);
  useEffect(() => {
    const id = setInterval(() => setNow(seconds()), 1000);
    return () => clearInterval(id);
  }, []);
  const left = timeLeft(until, now);
  return (
    <>
      <p className={styles.quiet}>{t(text, { time: isolate(dateTime(until)) })}</p>
      {left && (
        <p className={styles.clock} role="timer">
          {t("checkout.timeLeft", { time: left })}
        </p>
      )}
    </>
  );
}
