import { type ReactNode, useState } from "react";
import { Icon } from "../icon/icon";
import { checkIcon, copyIcon } from "../icon/icons";
import { useUi } from "../ui-provider";
import hiddenStyles from "../visually-hidden.module.css";
import styles from "./copyable.module.css";

/** Props of {@link Copyable}. */
export interface CopyableProps {
  /** The text to copy. */
  text: string;
  /** Name of the value, for the button's accessible name. */
  label: string;
  /** Shown instead of the text. */
  shown?: ReactNode;
}

/** A value that a click copies. If the browser refuses, the text can still be selected. */
export function Copyable({ text, label, shown = text }: CopyableProps) {
  const { labels } = useUi();
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <button type="button" className={styles.copyable} onClick={copy} onBlur={() => setCopied(false)}>
      <span className={hiddenStyles.hidden}>
        {labels.copy}: {label}
      </span>
      <bdi className={styles.text}>{shown}</bdi>
      <Icon of={copied ? checkIcon : copyIcon} size={18} />
      <span className={hiddenStyles.hidden} role="status">
        {copied && labels.copied}
      </span>
    </button>
  );
}
