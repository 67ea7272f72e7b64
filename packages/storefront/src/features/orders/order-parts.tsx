import { Badge, Copyable, Description, DescriptionList } from "marketplace-react/ui";
import type { Order } from "marketplace-sdk";
import { useI18n } from "../../i18n";
import { sentenceOf, statusView } from "./order-status";
import styles from "./orders.module.css";

/** The state of an order as a badge. */
export function StatusBadge({ status }: { status: string }) {
  const { t } = useI18n();
  const { text, tone } = statusView(status);
  return <Badge tone={tone}>{t(text)}</Badge>;
}

/** The state of an order as a sentence that says what comes next. */
export function StatusSentence({ order }: { order: Order }) {
  const { t, dateTime } = useI18n();
  const sentence = sentenceOf(order, Date.now() / 1000);
  return (
    <p className={styles.sentence}>
      {sentence.at === undefined ? t(sentence.text) : t(sentence.text, { time: dateTime(sentence.at) })}
    </p>
  );
}

/** A name and its value; `copy` is for values that are pasted elsewhere. */
export interface FactRow {
  name: string;
  /** Undefined leaves the row out. */
  value: string | undefined;
  copy?: boolean;
}

/** Names and values side by side. */
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
