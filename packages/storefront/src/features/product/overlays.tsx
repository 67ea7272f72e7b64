import { Sheet } from "marketplace-react/ui";
import { useI18n } from "../../i18n";
import { useBackCloses } from "../../shared/navigation/use-back-closes";
import { Lightbox, type LightboxProps } from "../../shared/ui/lightbox";
import { Picture } from "../../shared/ui/picture";
import utilities from "../../shared/ui/utilities.module.css";
import { BuyButtons, type BuyButtonsProps } from "./action-bar";
import { Options, type OptionsProps, ProblemText } from "./options";
import styles from "./options.module.css";
import { isLong, PriceSpan, unitPriceRange } from "./product-facts";
import { NextTier, QuantityStepper } from "./quantity";

/** Props of {@link Overlays}. */
export interface OverlaysProps {
  photos: LightboxProps;
  variants: VariantSheetProps;
}

/** The overlays of the product page, loaded after the page itself. */
export function Overlays({ photos, variants }: OverlaysProps) {
  return (
    <>
      <Lightbox {...photos} />
      <VariantSheet {...variants} />
    </>
  );
}

/** Props of {@link VariantSheet}. */
interface VariantSheetProps extends OptionsProps, BuyButtonsProps {}

/** Selects variant and quantity. Picture, price and stock follow the selection. */
function VariantSheet({ product, purchase, ...buy }: VariantSheetProps) {
  const { variant, problem, isOpen, setQuantity } = purchase;
  const close = (): void => purchase.setOpen(false);
  const { t, labels } = useI18n();
  useBackCloses(isOpen, close);
  const { sku, skus, stock, item } = variant;
  const range = unitPriceRange(product, variant);
  const text = item.spec ?? product.title;
  return (
    <Sheet
      open={isOpen}
      onClose={close}
      title={product.specs.length > 0 ? t("product.variants") : labels.quantity}
      footer={
        <>
          <p className={styles.problem} role="alert">
            {problem && <ProblemText problem={problem} />}
          </p>
          <BuyButtons {...buy} />
        </>
      }
    >
      <div className={utilities.row}>
        <Picture
          className={styles.picture}
          src={sku?.image || skus[0]?.image || product.image}
          alt={text}
          priority
        />
        <div className={styles.facts} aria-live="polite">
          <p>
            <PriceSpan range={range} currency={product.currency} size={isLong(range) ? "s" : "m"} />
          </p>
          <NextTier className={styles.stock} product={product} variant={variant} />
          {stock !== undefined && (
            <p className={styles.stock}>
              {stock > 0 ? t("product.stock", { count: stock }) : t("product.soldOut")}
            </p>
          )}
          <p className={styles.words}>
            <bdi>{text}</bdi>
          </p>
        </div>
      </div>
      <Options product={product} purchase={purchase} />
      <div className={styles.quantity}>
        <span aria-hidden="true">{labels.quantity}</span>
        <QuantityStepper product={product} variant={variant} onChange={setQuantity} />
      </div>
    </Sheet>
  );
}
