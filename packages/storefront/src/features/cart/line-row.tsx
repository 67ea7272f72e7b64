import { type LineChange, type LineTerms, lineTerms, MAX_QUANTITY } from "marketplace-react";
import { Button, Checkbox, IconButton, Price, Stepper } from "marketplace-react/ui";
import { timesQuantity } from "marketplace-sdk/money";
import type { CartLine } from "marketplace-sdk/state";
import { memo } from "react";
import { Link } from "wouter";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import cards from "../../shared/ui/cards.module.css";
import { trashIcon } from "../../shared/ui/icons";
import { Picture } from "../../shared/ui/picture";
import { SkuCode } from "../../shared/ui/sku-code";
import styles from "./cart.module.css";
import { SwipeAway } from "./swipe-away";

interface LineRowProps {
  line: CartLine;
  /** Pieces of the line's product in the order, over all variants. */
  pieces: number;
  /** Changes of the product since it was added. */
  change: LineChange | undefined;
  onChange: <Key extends "num" | "checked">(line: CartLine, key: Key, value: CartLine[Key]) => void;
  onRemove: (line: CartLine) => void;
}

/** Up to this stock, the buyer sees how many pieces are left. */
const LOW_STOCK = 20;

/** One product in the cart. Memoized by its line, which is replaced whenever anything in it changes. */
export const LineRow = memo(function LineRow({ line, pieces, change, onChange, onRemove }: LineRowProps) {
  const { t, money } = useI18n();
  const { id, image, spec, skuCode, currency, num, packSize = 1, checked } = line;
  const terms = lineTerms(line, pieces);
  // Other clients of the same origin may store fewer or different fields.
  const stock = typeof line.stock === "number" ? line.stock : undefined;
  const title = line.title ?? t("cart.lineName", { id });
  const sold = !(change && "unavailable" in change) && stock !== 0;
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
          <SkuCode code={skuCode} />
          {sold ? (
            <StockNote num={num} stock={stock} onTake={(left) => onChange(line, "num", left)} />
          ) : (
            <p className={styles.note}>
              <span>{t(stock === 0 ? "cart.soldOut" : "cart.gone")}</span>
              <Button variant="plain" size="s" onClick={() => onRemove(line)}>
                {t("cart.takeOut")}
              </Button>
            </p>
          )}
          {terms.unitPrice !== undefined && (
            <Price amount={terms.unitPrice} currency={currency} size="s" className={styles.unitPrice} />
          )}
          {change && "previousPrice" in change && (
            <p className={cards.quiet}>
              {t("cart.was", { price: money(change.previousPrice, currency ?? "") })}
            </p>
          )}
          {sold && (
            <LineNotes
              num={num}
              terms={terms}
              stock={stock}
              currency={currency ?? ""}
              onChange={(value) => onChange(line, "num", value)}
            />
          )}
          <div className={styles.controls}>
            <Stepper
              value={num}
              step={packSize}
              max={Math.max(stock ?? MAX_QUANTITY, 1)}
              {...(stock !== undefined && { overMax: (max: number) => t("ui.onlyStock", { count: max }) })}
              onChange={(value) => onChange(line, "num", value)}
            />
            {num > 1 && terms.unitPrice !== undefined && (
              <Price
                amount={timesQuantity(terms.unitPrice, num)}
                currency={currency}
                size="s"
                className={styles.lineTotal}
              />
            )}
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

/** The stock when it is low, and a button to reduce a larger quantity to it. */
function StockNote({ num, stock, onTake }: StockNoteProps) {
  const { t } = useI18n();
  if (stock === undefined || (stock > LOW_STOCK && stock >= num)) return null;
  return (
    <p className={styles.note}>
      <span>{t("cart.left", { count: stock })}</span>
      {stock < num && (
        <Button variant="plain" size="s" onClick={() => onTake(stock)}>
          {t("cart.take", { count: stock })}
        </Button>
      )}
    </p>
  );
}

/** Props of {@link LineNotes}. */
interface LineNotesProps {
  num: number;
  terms: LineTerms;
  /** The most that can be ordered; undefined when unknown. */
  stock: number | undefined;
  currency: string;
  onChange: (num: number) => void;
}

/**
 * What is wrong with a line's quantity, with buttons that fix it, or else the next lower price. Only a press changes the
 * quantity.
 */
function LineNotes({ num, terms, stock, currency, onChange }: LineNotesProps) {
  const { t, money } = useI18n();
  const { packs, minimum, nextTier } = terms;
  const fits = (quantity: number): boolean => quantity > 0 && (stock === undefined || quantity <= stock);
  if (packs) {
    return (
      <p className={styles.note}>
        <span>{t("wholesale.packs", { count: packs.size })}</span>
        {[packs.down, packs.up].filter(fits).map((quantity) => (
          <Button key={quantity} variant="plain" size="s" onClick={() => onChange(quantity)}>
            {t("cart.take", { count: quantity })}
          </Button>
        ))}
      </p>
    );
  }
  if (minimum) {
    const enough = num + minimum.missing;
    return (
      <p className={styles.note}>
        <span>{t("wholesale.missing", { count: minimum.missing })}</span>
        {fits(enough) && (
          <Button variant="plain" size="s" onClick={() => onChange(enough)}>
            {t("cart.take", { count: enough })}
          </Button>
        )}
      </p>
    );
  }
  if (!nextTier || !fits(num + nextTier.more)) return null;
  return (
    <p className={cards.quiet}>
      {t("wholesale.more", { count: nextTier.more, price: money(nextTier.price, currency) })}
    </p>
  );
}
