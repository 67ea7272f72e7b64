import type { Order } from "marketplace-sdk";
import { useI18n } from "../../i18n";
import { isolate } from "../../i18n/isolate";
import { Badge } from "../../ui/badge";
import { sentenceOf, statusView } from "./order-status";
import styles from "./orders.module.css";

/** The state of an order in one word. */
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
      {sentence.at === undefined
        ? t(sentence.text)
        : t(sentence.text, { time: isolate(dateTime(sentence.at)) })}
    </p>
  );
}
