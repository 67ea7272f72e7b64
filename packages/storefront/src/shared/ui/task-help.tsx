import { useStore } from "marketplace-react";
import { Icon } from "marketplace-react/ui";
import { createContext, use } from "react";
import { useI18n } from "../../i18n";
import { useServices } from "../services";
import { chatIcon } from "./icons";
import { externalHref } from "./safe-href";
import styles from "./task-help.module.css";

/** Whether the screen's task is money or a form. */
export const TaskContext = createContext(false);

/** Customer service in the head of a screen with a task; nothing on others, where its button floats. */
export function TaskHelp() {
  const { t } = useI18n();
  const { website } = useServices();
  const href = externalHref(useStore(website).service_url);
  if (!use(TaskContext) || !href) return null;
  return (
    <a
      className={styles.help}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t("shell.support")}
    >
      <Icon of={chatIcon} />
    </a>
  );
}
