import { closeIcon, IconButton } from "marketplace-react/ui";
import type { Data } from "marketplace-sdk";
import { useState } from "react";
import { useI18n } from "../../i18n";
import { useConfig } from "../../shared/site";
import { deviceStorage, readStoredRows, writeStoredRows } from "../../shared/storage";
import { SafeLink } from "../../shared/ui/safe-href";
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

/** The operator's public notices. */
type SiteNotices = NonNullable<Data<"site.config">["notices"]>;

type Store = Pick<Storage, "getItem" | "setItem">;

const KEY = "notices_read";

/** The notices that weren't dismissed on this device. A notice whose text has changed counts as new. */
export function unreadNotices(
  notices: SiteNotices | null,
  storage: Store | undefined = deviceStorage(),
): SiteNotices {
  const dismissed = readStoredRows(KEY, storage);
  return (notices ?? []).filter(({ content }) => content && !dismissed.includes(content));
}

/** Dismisses these notices. Earlier dismissals aren't kept, because those notices are gone or are among these. */
export function dismissNotices(notices: SiteNotices, storage: Store | undefined = deviceStorage()): void {
  const contents = notices.map(({ content }) => content);
  writeStoredRows(KEY, contents, storage);
}
