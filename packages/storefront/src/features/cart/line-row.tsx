import type { CartLine } from "marketplace-sdk/state";
import { memo } from "react";
import { Link } from "wouter";
import { paths } from "../../app/paths";
import { useI18n } from "../../i18n";
import { Checkbox } from "../../ui/checkbox";
import { IconButton } from "../../ui/icon-button";
import { trashIcon } from "../../ui/icons-more";
import { Money } from "../../ui/money";
import { Picture } from "../../ui/picture";
import { Stepper } from "../../ui/stepper";
import styles from "./line-row.module.css";

interface LineRowProps {
  line: CartLine;
  onChange: <Key extends "num" | "checked">(line: CartLine, key: Key, value: CartLine[Key]) => void;
  onRemove: (line: CartLine) => void;
}

/** From this stock down the buyer is told how many are left. */
const FEW = 20;

/** One product in the cart. Memoised on the line itself, which is replaced when anything in it changes. */
export const LineRow = memo(function LineRow({ line, onChange, onRemove }: LineRowProps) {
  const { t } = useI18n();
  const { id, image, spec, price, currency, num, checked } = line;
  // Other clients of the same origin may store less of a line than we do, or something else.
  const stock = typeof line.stock === "number" ? line.stock : undefined;
  const title = line.title ?? t("cart.lineName", { id });
  return (
    <li className={styles.row}>
      <Checkbox
        aria-label={t("cart.select", { title })}
        checked={checked !== false}
        onChange={(event) => onChange(line, "checked", event.target.checked)}
      />
      <Picture src={image} alt="" shape="small" className={styles.picture} />
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link href={paths.goods(id)}>
            <bdi>{title}</bdi>
          </Link>
        </h3>
        {spec && (
          <p className={styles.spec}>
            <bdi>{spec}</bdi>
          </p>
        )}
        {stock !== undefined && stock <= FEW && (
          <p className={styles.few}>{t("cart.left", { count: stock })}</p>
        )}
        {price !== undefined && <Money amount={price} currency={currency} size="s" />}
        <div className={styles.controls}>
          <Stepper
            value={num}
            max={Math.max(stock ?? 9999, 1)}
            onChange={(value) => onChange(line, "num", value)}
          />
          <IconButton
            icon={trashIcon}
            size={20}
            label={t("cart.remove", { title })}
            onClick={() => onRemove(line)}
          />
        </div>
      </div>
    </li>
  );
});
