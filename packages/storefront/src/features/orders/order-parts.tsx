import { Badge, Copyable, Description, DescriptionList } from "marketplace-react/ui";
import type { Order } from "marketplace-sdk";
import { useI18n } from "../../i18n";
import { sentenceOf, statusView, timelineOf } from "./order-status";
import styles from "./orders.module.css";

/** The state of an order as a badge. */
export function StatusBadge({ status }: { status: string }) {
  const { t } = useI18n();
  const { text, tone } = statusView(status);
  return <Badge tone={tone}>{t(text)}</Badge>;
}

/** The same in a sentence, with what comes next. */
export function StatusSentence({ order }: { order: Order }) {
  const { t, dateTime } = useI18n();
  const sentence = sentenceOf(order, Date.now() / 1000);
  return (
    <p className={styles.sentence}>
      {sentence.at === undefined ? t(sentence.text) : t(sentence.text, { time: dateTime(sentence.at) })}
    </p>
  );
}

/** The steps of an order, with their times. */
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
              {state === "done" ? dateTime(at) : t("orders.by", { time: dateTime(at) })}
            </span>
          )}
          {state === "later" && <span className="visually-hidden">{t("orders.later")}</span>}
        </li>
      ))}
    </ol>
  );
}

/** A named text; `copy` for values that are pasted elsewhere. */
export interface FactRow {
  name: string;
  /** A row without a value is left out. */
  value: string | undefined;
  copy?: boolean;
}

/** Names and texts side by side. */
export function FactRows({ rows }: { rows: readonly FactRow[] }) {
  return (
    <DescriptionList>
      {rows.map(({ name, value, copy }) => (
        <Description key={name} name={name}>
          {value && (copy ? <Copyable text={value} label={name} /> : <bdi>{value}</bdi>)}
        </Description>
      ))}
    </DescriptionList>
  );
}
