import type { ProductView } from "marketplace-react";
import { useId } from "react";
import { ReviewList, type ReviewsProps } from "../../entities/review/review-list";
import { useI18n } from "../../i18n";
import { SectionHeading } from "../../shared/ui/section-heading";
import page from "./product-page.module.css";

/** The reviews of a product. */
export function Reviews({ product, onPhoto }: Pick<ReviewsProps, "onPhoto"> & { product: ProductView }) {
  const { t } = useI18n();
  const id = useId();
  return (
    <section className={page.section} aria-labelledby={id}>
      <SectionHeading id={id} title={t("product.reviews")} />
      <ReviewList source={{ ...product, of: { id: product.id } }} onPhoto={onPhoto} />
    </section>
  );
}
