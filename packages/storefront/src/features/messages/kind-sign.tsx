import { Icon } from "marketplace-react/ui";
import type { Message } from "marketplace-sdk";
import { kindOf } from "./logic";
import styles from "./messages.module.css";

/** The topic of a message as an icon; the text next to it says the same. */
export function KindSign({ message }: { message: Pick<Message, "type"> }) {
  return (
    <span className={styles.sign} aria-hidden="true">
      <Icon of={kindOf(message).icon} size={20} />
    </span>
  );
}
