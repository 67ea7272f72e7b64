import { useId } from "react";
import { useI18n } from "../../i18n";
import { RichText } from "../../ui/rich-text";
import { SectionHeading } from "../../ui/section-heading";
import styles from "./section.module.css";

/** The seller's own words and pictures. @param html as the server sends it */
export function Description({ html }: { html: string }) {
  const { t } = useI18n();
  const id = useId();
  if (!html.trim()) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <SectionHeading id={id} title={t("product.about")} />
      <RichText html={html} />
    </section>
  );
}
