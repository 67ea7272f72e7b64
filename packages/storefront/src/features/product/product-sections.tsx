import type { ProductView } from "marketplace-react";
import { useId } from "react";
import { ReviewList, type ReviewsProps } from "../../entities/review/review-list";
import { useI18n } from "../../i18n";
import { RichText } from "../../shared/ui/rich-text";
import { SectionHeading } from "../../shared/ui/section-heading";
import styles from "./product-screen.module.css";

/** The reviews of a product. */
export function Reviews({ product, onPhoto }: Pick<ReviewsProps, "onPhoto"> & { product: ProductView }) {
  const { t } = useI18n();
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <SectionHeading id={id} title={t("product.reviews")} />
      <ReviewList source={{ ...product, of: { id: product.id } }} onPhoto={onPhoto} />
    </section>
  );
}

/** The seller's description. @param html as the server sends it */
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
