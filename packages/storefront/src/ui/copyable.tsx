import { type ReactNode, useState } from "react";
import { useI18n } from "../i18n";
import styles from "./copyable.module.css";
import { Icon } from "./icon";
import { checkIcon, copyIcon } from "./icons-more";

/** Props of {@link Copyable}. */
export interface CopyableProps {
  /** What is copied. */
  text: string;
  /** What it is, for the button's name. */
  label: string;
  /** What is shown instead of the text. */
  shown?: ReactNode;
}

/** A value that a tap copies. Where copying is refused the text stays selectable. */
export function Copyable({ text, label, shown = text }: CopyableProps) {
  const { t } = useI18n();
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
      <span className="visually-hidden">
        {t("ui.copy")}: {label}
      </span>
      <bdi className={styles.text}>{shown}</bdi>
      <Icon of={copied ? checkIcon : copyIcon} size={18} />
      <span className="visually-hidden" role="status">
        {copied && t("ui.copied")}
      </span>
    </button>
  );
}
