import { Icon, type IconArt } from "marketplace-react/ui";
import type { Message } from "marketplace-sdk";
import type { PlainKey } from "../../i18n/types";
import { bagIcon, bellIcon, receiptIcon, storeIcon } from "../../shared/ui/icons";
import styles from "./messages.module.css";

/** The topic of a message as an icon; the text next to it says the same. */
export function KindSign({ message }: { message: Pick<Message, "type"> }) {
  return (
    <span className={styles.sign} aria-hidden="true">
      <Icon of={kindOf(message).icon} size={20} />
    </span>
  );
}

/** How a kind of message is shown. */
interface KindView {
  name: PlainKey;
  icon: IconArt;
}

const KINDS = {
  system: { name: "messages.system", icon: bellIcon },
  order: { name: "messages.order", icon: bagIcon },
  wallet: { name: "messages.wallet", icon: receiptIcon },
  merchant: { name: "messages.merchant", icon: storeIcon },
} as const satisfies Readonly<Record<string, KindView>>;

/** Unknown kinds count as `system` (contract: Message). */
export function kindOf({ type }: { type?: string | undefined }): KindView {
  const known: Readonly<Record<string, KindView>> = KINDS;
  return (type && Object.hasOwn(known, type) && known[type]) || KINDS.system;
}
