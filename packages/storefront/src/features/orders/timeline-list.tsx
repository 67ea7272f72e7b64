import type { Order } from "marketplace-sdk";
import { useI18n } from "../../i18n";
import { isolate } from "../../i18n/isolate";
import { timelineOf } from "./timeline";
import styles from "./timeline-list.module.css";

/** The way of an order from the first step to the last, with the times. */
export function Timeline({ order }: { order: Order }) {
  const { t, dateTime } = useI18n();
  return (
    <ol className={styles.steps} aria-label={t("orders.progress")}>
      {timelineOf(order).map(({ name, text, state, at }) => (
        <li
          key={name}
          className={styles.step}
          data-state={state}
          aria-current={state === "next" ? "step" : undefined}
        >
          <span>{t(text)}</span>
          {at > 0 && (
            <span className={styles.time}>
              {state === "done" ? dateTime(at) : t("orders.by", { time: isolate(dateTime(at)) })}
            </span>
          )}
          {state === "later" && <span className="visually-hidden">{t("orders.later")}</span>}
        </li>
      ))}
    </ol>
  );
}
