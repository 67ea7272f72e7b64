import { Price } from "marketplace-react/ui";
import type { PurchaseRequest } from "marketplace-sdk";
import { useI18n } from "../../i18n";
import styles from "./requests.module.css";

/** Props of the figures of a request. */
export interface FigureProps {
  request: PurchaseRequest;
}

/** Quantity and unit, such as “400 pieces”. */
export function Pieces({ request: { num, unit } }: FigureProps) {
  const { number } = useI18n();
  return (
    <bdi className={styles.pieces}>
      {number(Number(num))} {unit}
    </bdi>
  );
}

/** The target unit price, or that none was given. */
export function TargetPrice({ request: { target_price, currency } }: FigureProps) {
  const { t } = useI18n();
  if (!target_price) return <span>{t("requests.free")}</span>;
  return (
    <span>
      <Price amount={target_price} currency={currency} size="s" /> {t("requests.each")}
    </span>
  );
}
