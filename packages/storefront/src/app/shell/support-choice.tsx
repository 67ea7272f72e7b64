import { Copyable, NavLink, NavList, Sheet } from "marketplace-react/ui";
import { useEffect, useState } from "react";
import { useI18n } from "../../i18n";
import { useAvailability } from "../../shared/availability";
import { paths } from "../../shared/navigation/paths";
import { useServices } from "../../shared/services";
import { questionIcon } from "../../shared/ui/icons";
import styles from "./support.module.css";

/** Marks the link in the sheet, which does open the mail program. */
const DIRECT = "data-direct";

/** @returns the address of a mail link, without its subject */
export function mailAddress(href: string): string {
  const address = href.replace(/^mailto:/i, "").replace(/\?.*$/, "");
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/**
 * Every mail link to customer service opens this choice, because without a mail program the browser would do nothing. Other
 * links, such as to a chat, open directly.
 */
export function SupportChoice() {
  const { t } = useI18n();
  const has = useAvailability();
  const { navigation } = useServices();
  const [href, setHref] = useState<string>();
  useEffect(() => {
    const press = (event: MouseEvent): void => {
      if (event.defaultPrevented || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>('a[href^="mailto:" i]');
      if (!link || link.hasAttribute(DIRECT)) return;
      event.preventDefault();
      setHref(link.href);
    };
    document.addEventListener("click", press);
    return () => document.removeEventListener("click", press);
  }, []);
  const close = (): void => setHref(undefined);
  // Going on to the help pages closes it.
  useEffect(() => navigation.subscribe(() => setHref(undefined)), [navigation]);
  return (
    <Sheet open={href !== undefined} onClose={close} title={t("shell.support")}>
      {href !== undefined && (
        <div className={styles.choice}>
          <p>{t("ui.supportText")}</p>
          <p className={styles.address}>
            <Copyable text={mailAddress(href)} label={t("ui.supportAddress")} />
          </p>
          <a className={styles.mail} href={href} {...{ [DIRECT]: "" }}>
            {t("ui.openMail")}
          </a>
          {has("articles") && (
            <NavList>
              <NavLink href={paths.faqs()} icon={questionIcon} label={t("titles.faqs")} />
            </NavList>
          )}
        </div>
      )}
    </Sheet>
  );
}
