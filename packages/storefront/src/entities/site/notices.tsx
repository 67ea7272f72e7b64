import { closeIcon, IconButton } from "marketplace-react/ui";
import { useState } from "react";
import { useI18n } from "../../i18n";
import { useConfig } from "../../shared/site/use-config";
import { SafeLink } from "../../shared/ui/safe-link";
import { dismissNotices, unreadNotices } from "./notice-list";
import styles from "./notices.module.css";

/** The operator's notices, until they are dismissed on this device; nothing if there are none. */
export function Notices() {
  const { t } = useI18n();
  const { notices = [] } = useConfig() ?? {};
  const [dismissed, setDismissed] = useState(false);
  const unread = dismissed ? [] : unreadNotices(notices);
  if (unread.length === 0) return null;
  return (
    <aside className={styles.notices} aria-label={t("shell.notices")}>
      <ul className={styles.list}>
        {unread.map(({ content, url }) => (
          <li key={content}>
            <SafeLink url={url} className={styles.notice}>
              <bdi>{content}</bdi>
            </SafeLink>
          </li>
        ))}
      </ul>
      <IconButton
        icon={closeIcon}
        size={16}
        label={t("shell.hideNotices")}
        className={styles.close}
        onClick={() => {
          dismissNotices(notices);
          setDismissed(true);
        }}
      />
    </aside>
  );
}
