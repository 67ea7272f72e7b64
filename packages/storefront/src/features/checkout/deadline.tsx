import { useEffect, useState } from "react";
import { useI18n } from "../../i18n";
import { isolate } from "../../i18n/isolate";
import styles from "./checkout.module.css";
import { timeLeft } from "./pay-state";

const seconds = (): number => Date.now() / 1000;

/** Until when the order is kept; a clock only near the end. @param until Unix seconds */
export function Deadline({ until }: { until: number }) {
  const { t, dateTime } = useI18n();
  const [now, setNow] = useState(seconds);
  useEffect(() => {
    const id = setInterval(() => setNow(seconds()), 1000);
    return () => clearInterval(id);
  }, []);
  const left = timeLeft(until, now);
  return (
    <>
      <p className={styles.quiet}>{t("checkout.payUntil", { time: isolate(dateTime(until)) })}</p>
      {left && (
        <p className={styles.clock} role="timer">
          {t("checkout.timeLeft", { time: left })}
        </p>
      )}
    </>
  );
}
