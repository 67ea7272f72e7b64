import { chevronIcon, Icon } from "marketplace-react/ui";
import { Link } from "wouter";
import { useI18n } from "../../i18n";
import styles from "./section-heading.module.css";

/** Props of {@link SectionHeading}. */
export interface SectionHeadingProps {
  title: string;
  /** For `aria-labelledby` of the section. */
  id?: string;
  /** Address of the whole list; with it "see all" is shown. */
  href?: string | undefined;
}

/** A section's heading, with a link to the whole list. */
export function SectionHeading({ title, id, href }: SectionHeadingProps) {
  const { t } = useI18n();
  return (
    <div className={styles.heading}>
      <h2 id={id}>{title}</h2>
      {href && (
        <Link href={href} className={styles.all} aria-label={t("shell.seeAllOf", { title })}>
          {t("shell.seeAll")}
          <Icon of={chevronIcon} size={16} />
        </Link>
      )}
    </div>
  );
}
