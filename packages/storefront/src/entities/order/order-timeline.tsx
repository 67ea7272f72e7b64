import { Timeline } from "marketplace-react/ui";
import { useI18n } from "../../i18n";
import styles from "./order-timeline.module.css";
import { type Times, timelineOf } from "./timeline";

/** The steps of an order with their times, for both buyer and store. */
export function OrderTimeline({ order }: { order: Times }) {
  const { t, dateTime } = useI18n();
  const steps = timelineOf(order).map(({ text, state, at }) => ({
    name: t(text),
    state,
    detail:
      state === "upcoming" ? (
        <span className="visually-hidden">{t("orders.later")}</span>
      ) : (
        at > 0 && (state === "done" ? dateTime(at) : t("orders.by", { time: dateTime(at) }))
      ),
  }));
  return (
    <div className={styles.timeline}>
      <Timeline label={t("orders.progress")} steps={steps} />
    </div>
  );
}
