import { Icon } from "marketplace-react/ui";
import type { Message } from "marketplace-sdk";
import { kindOf } from "./logic";
import styles from "./messages.module.css";

/** What a message is about, as a picture; words beside it say the same. */
export function KindSign({ message }: { message: Pick<Message, "type"> }) {
  return (
    <span className={styles.sign} aria-hidden="true">
      <Icon of={kindOf(message).icon} size={20} />
    </span>
  );
}
