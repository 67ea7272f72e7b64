import type { ProductView, VariantSelection } from "marketplace-react";
import { chevronIcon, Icon, type IconArt, Price } from "marketplace-react/ui";
import type { Sku } from "marketplace-sdk";
import { isAbove, isDecimal, isZero } from "marketplace-sdk/money";
import type { ReactNode } from "react";
import { Protection } from "../../entities/order/protection";
import { Stars } from "../../entities/product/card-facts";
import { FreightZones } from "../../entities/product/freight-zones";
import { LeadTimes } from "../../entities/product/lead-times";
import { useI18n } from "../../i18n";
import { listText } from "../../i18n/text";
import { isPromised } from "../../shared/config/config";
import { clockIcon, receiptIcon, storeIcon, truckIcon } from "../../shared/ui/icons";
import { Picture } from "../../shared/ui/picture";
import utilities from "../../shared/ui/utilities.module.css";
import styles from "./product-facts.module.css";
import { valuePicture } from "./value-picture";

/** Props of {@link PriceBlock}. */
export interface PriceBlockProps {
  product: ProductView;
  variant: VariantSelection;
}

/** The unit price, a higher list price, the rating, and the number sold. */
export function PriceBlock({ product, variant }: PriceBlockProps) {
  const { t } = useI18n();
  const range = unitPriceRange(product, variant);
  const list = listPrice(product.marketPrice, range.high);
  return (
    <p className={styles.price} aria-live="polite">
      <PriceSpan range={range} currency={product.currency} size={isLong(range) ? "m" : "l"} />
      {list && <Price amount={list} tone="list" />}
      <span className={styles.sold}>
        <Stars
          rating={product.rating}
          good_rate={product.goodRate}
          comment_count={product.commentCounts?.all}
        />
        {product.sales !== undefined && <span>{t("shell.sold", { count: product.sales })}</span>}
      </span>
    </p>
  );
}

/** Props of {@link PriceSpan}. */
interface PriceSpanProps {
  range: PriceRange;
  currency: string | undefined;
  size: "s" | "m" | "l";
}

/** One price, or a range from the lowest to the highest. Digits run left to right in every language. */
export function PriceSpan({ range: { low, high }, currency, size }: PriceSpanProps) {
  return (
    <span className={styles.span} dir="ltr">
      {low !== high && (
        <>
          <Price amount={low} size={size} />
          <span className={styles.dash}>–</span>
        </>
      )}
      <Price amount={high} currency={currency} size={size} />
    </span>
  );
}

/** Lowest and highest price, decimal strings. */
interface PriceRange {
  low: string;
  high: string;
}

/** The prices of the combinations; both ends are `price` when there are none. */
export function priceRange(skus: readonly Pick<Sku, "price">[], price: string): PriceRange {
  const [first, ...rest] = skus.map((sku) => sku.price).filter(isDecimal);
  if (first === undefined) return { low: price, high: price };
  return rest.reduce<PriceRange>(
    ({ low, high }, amount) => ({
      low: isAbove(low, amount) ? amount : low,
      high: isAbove(amount, high) ? amount : high,
    }),
    { low: first, high: first },
  );
}

/** The price of a piece at the selected quantity, or the range of prices that match an incomplete selection. */
export function unitPriceRange(product: ProductView, { sku, skus, unitPrice }: VariantSelection): PriceRange {
  return sku || skus.length === 0 ? { low: unitPrice, high: unitPrice } : priceRange(skus, product.price);
}

/** Characters in the large size that fit the width of a phone. */
const MAX_LENGTH = 13;

/** Whether a price range is too long for the large size. */
export function isLong({ low, high }: PriceRange): boolean {
  return (low === high ? high : low + high).length > MAX_LENGTH;
}

/** The list price, only when it is above the current price (contract: `market_price`). */
export function listPrice(marketPrice: string | undefined, price: string): string | undefined {
  return isAbove(marketPrice, price) ? marketPrice : undefined;
}

/** Props of {@link VariantRow}. */
export interface VariantRowProps {
  product: ProductView;
  variant: VariantSelection;
  /** Whether the options are shown above it. */
  areOptionsAbove: boolean;
  onOpen: () => void;
}

/** Most pictures of values to show. */
const MAX_PICTURES = 4;

/** The selected variant and quantity; a press opens the sheet of variants. */
export function VariantRow({ product, variant, areOptionsAbove, onOpen }: VariantRowProps) {
  const { t, tag, number, labels } = useI18n();
  const { selection, quantity, item } = variant;
  const missing = product.specs.filter((_, index) => selection[index] === undefined);
  const isChoosing = missing.length > 0 && !areOptionsAbove;
  const chosen = missing.length === 0 && item.spec;
  const text = isChoosing
    ? listText(
        tag,
        missing.map(({ name }) => name || t("product.option")),
      )
    : [chosen, number(quantity)].filter(Boolean).join(" × ");
  const pictures = areOptionsAbove
    ? []
    : (product.specs[0]?.items ?? []).flatMap((item) => valuePicture(product, 0, item) ?? []);
  return (
    <button type="button" className={styles.variantRow} aria-haspopup="dialog" onClick={onOpen}>
      <span className={styles.variantText}>
        <span className={utilities.caption}>
          {isChoosing ? t("product.choose") : chosen ? t("product.chosen") : labels.quantity}
        </span>
        <span className={utilities.semibold}>
          <bdi>{text}</bdi>
        </span>
      </span>
      {pictures.length > 1 && (
        <span className={styles.hints}>
          {pictures.slice(0, MAX_PICTURES).map((picture) => (
            <Picture key={picture} className={styles.hint} src={picture} alt="" shape="small" />
          ))}
        </span>
      )}
      <Icon of={chevronIcon} size={18} />
    </button>
  );
}

/** Hours from the order to the shipment, where the shop promises them (docs/product.md, "Constants"). */
const SHIP_HOURS = 24;

/** Freight, taxes, shipping time, and how the buyer's payment is protected: what the server and the shop say of it. */
export function DeliveryBlock({ product }: { product: ProductView }) {
  const { t, percent } = useI18n();
  const { freight, freightZones, leadTimes, taxRate, currency, shop } = product;
  const shipHours = product.shipHours ?? (isPromised("shipsIn24Hours") ? SHIP_HOURS : undefined);
  return (
    <>
      <section className={styles.delivery} aria-label={t("product.delivery")}>
        <dl>
          <DeliveryRow icon={truckIcon} name={t("product.freight")}>
            {isZero(freight) ? (
              <span className={styles.free}>{t("shell.freeShipping")}</span>
            ) : freight ? (
              <Price amount={freight} currency={currency} size="s" />
            ) : freightZones.length > 0 ? (
              <FreightZones zones={freightZones} currency={currency} />
            ) : (
              t("product.freightLater")
            )}
          </DeliveryRow>
          {shop.min_order_amount && !isZero(shop.min_order_amount) && (
            <DeliveryRow icon={storeIcon} name={t("product.minAmount")}>
              <Price amount={shop.min_order_amount} currency={currency} size="s" />
            </DeliveryRow>
          )}
          {taxRate && (
            <DeliveryRow icon={receiptIcon} name={t("product.taxes")}>
              {isZero(taxRate) ? t("product.taxesNone") : t("product.taxesValue", { rate: percent(taxRate) })}
            </DeliveryRow>
          )}
          {(shipHours !== undefined || leadTimes.length > 0) && (
            <DeliveryRow icon={clockIcon} name={t("product.ships")}>
              <LeadTimes shipHours={shipHours} leadTimes={leadTimes} />
            </DeliveryRow>
          )}
        </dl>
      </section>
      <Protection />
    </>
  );
}

function DeliveryRow({ icon, name, children }: { icon: IconArt; name: string; children: ReactNode }) {
  return (
    <div className={styles.deliveryRow}>
      <dt>
        <Icon of={icon} size={20} />
        {name}
      </dt>
      <dd data-sum="">{children}</dd>
    </div>
  );
}
