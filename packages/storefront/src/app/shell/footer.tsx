import { useServerNow, useStore } from "marketplace-react";
import type { VerifiedLogo } from "marketplace-sdk";
import { type FooterNode, footerTree } from "marketplace-sdk/state";
import type { StoredFooterItem } from "marketplace-sdk/storage";
import { useMemo } from "react";
import { Link } from "wouter";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { useServices } from "../../shared/services";
import type { ShownSite } from "../../shared/site";
import { mediaUrl } from "../../shared/ui/picture";
import styles from "./footer.module.css";

/** Groups of articles, logos and a sentence the operator has set, and the copyright line (docs/product.md, "Footer"). */
export function Footer({ site }: { site: ShownSite }) {
  const { t } = useI18n();
  const { website } = useServices();
  const { footer_news } = useStore(website);
  const now = useServerNow();
  const groups = useMemo(() => footerTree(byWeight(footer_news)), [footer_news]);
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {groups.length > 0 && (
          <div className={styles.groups}>
            {groups.map((group) =>
              group.children.length > 0 ? (
                <section key={group.id}>
                  <h2 className={styles.name}>{group.name}</h2>
                  <Links items={group.children} />
                </section>
              ) : (
                <Links key={group.id} items={[group]} />
              ),
            )}
          </div>
        )}
        <Logos title={t("ui.payment")} logos={site.payLogos} />
        <Logos title={t("ui.partners")} logos={site.partnerLogos} />
        {site.footerText && <p className={styles.statement}>{site.footerText}</p>}
        <p className={styles.copyright}>
          {t("ui.copyright", { year: String(new Date(now * 1000).getFullYear()), name: site.name })}
        </p>
      </div>
    </footer>
  );
}

/** Items and their descendants. */
function Links({ items }: { items: readonly FooterNode<StoredFooterItem>[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          <Link href={paths.page(item.id)} className={styles.link}>
            {item.name}
          </Link>
          {item.children.length > 0 && (
            <div className={styles.below}>
              <Links items={item.children} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Logos({ title, logos }: { title: string; logos: readonly VerifiedLogo[] }) {
  if (logos.length === 0) return null;
  return (
    <section>
      <h2 className={styles.name}>{title}</h2>
      <ul className={styles.logos}>
        {logos.map((logo) => (
          <li key={logo.image}>
            <img src={mediaUrl(logo.image)} alt={logo.alt} height={28} loading="lazy" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Items with the heaviest first (contract: FooterItem); equal ones keep their order. Other clients may store anything. */
export function byWeight<Item extends { readonly weigh?: unknown }>(items: readonly Item[]): readonly Item[] {
  const weightOf = ({ weigh }: Item): number => Number(weigh) || 0;
  return [...items].sort((one, other) => weightOf(other) - weightOf(one));
}

/** Whether the footer is shown: on the home page and on paths containing loan (docs/product.md, "Footer"). */
export function showsFooter(pathname: string): boolean {
  return pathname === paths.home() || pathname.includes("loan");
}
