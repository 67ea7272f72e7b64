import type { CartLine } from "marketplace-sdk/state";
import { memo } from "react";
import { Link } from "wouter";
import { paths } from "../../app/paths";
import { useI18n } from "../../i18n";
import { isolate } from "../../i18n/isolate";
import { Button } from "../../ui/button";
import cards from "../../ui/cards.module.css";
import { Checkbox } from "../../ui/checkbox";
import { IconButton } from "../../ui/icon-button";
import { trashIcon } from "../../ui/icons-more";
import { Money } from "../../ui/money";
import { Picture } from "../../ui/picture";
import { Stepper } from "../../ui/stepper";
import type { Drift } from "./fresh";
import styles from "./line-row.module.css";
import { SwipeAway } from "./swipe-away";

interface LineRowProps {
  line: CartLine;
  /** What became of the product since it was added. */
  drift: Drift | undefined;
  onChange: <Key extends "num" | "checked">(line: CartLine, key: Key, value: CartLine[Key]) => void;
  onRemove: (line: CartLine) => void;
}

/** From this stock down the buyer is told how many are left. */
const FEW = 20;

/** One product in the cart. Memoised on the line itself, which is replaced when anything in it changes. */
export const LineRow = memo(function LineRow({ line, drift, onChange, onRemove }: LineRowProps) {
  const { t, money } = useI18n();
  const { id, image, spec, price, currency, num, checked } = line;
  // Other clients of the same origin may store less of a line than we do, or something else.
  const stock = typeof line.stock === "number" ? line.stock : undefined;
  const title = line.title ?? t("cart.lineName", { id });
  const sold = !(drift && "gone" in drift) && stock !== 0;
  return (
    <li>
      <SwipeAway className={styles.row} onAway={() => onRemove(line)}>
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
            <p className={cards.quiet}>
              <bdi>{spec}</bdi>
            </p>
          )}
          {sold ? (
            <StockNote num={num} stock={stock} onTake={(left) => onChange(line, "num", left)} />
          ) : (
            <p className={styles.note}>
              {t(stock === 0 ? "cart.soldOut" : "cart.gone")}
              <Button variant="plain" size="s" onClick={() => onRemove(line)}>
                {t("cart.takeOut")}
              </Button>
            </p>
          )}
          {price !== undefined && <Money amount={price} currency={currency} size="s" />}
          {drift && "was" in drift && (
            <p className={cards.quiet}>
              {t("cart.was", { price: isolate(money(drift.was, currency ?? "")) })}
            </p>
          )}
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
      </SwipeAway>
    </li>
  );
});

interface StockNoteProps {
  num: number;
  stock: number | undefined;
  onTake: (left: number) => void;
}

/** How many are left: a word when they are few, and a way out when they are fewer than wanted. */
function StockNote({ num, stock, onTake }: StockNoteProps) {
  const { t } = useI18n();
  if (stock === undefined || (stock > FEW && stock >= num)) return null;
  return (
    <p className={styles.note}>
      {t("cart.left", { count: stock })}
      {stock < num && (
        <Button variant="plain" size="s" onClick={() => onTake(stock)}>
          {t("cart.take", { count: stock })}
        </Button>
      )}
    </p>
  );
}
