import {
  type LineChange,
  type LineTerms,
  lineKey,
  lineTerms,
  MAX_QUANTITY,
  orderedPieces,
  piecesOf,
  type Total,
  totalsOf,
} from "marketplace-react";
import { Button, Checkbox, chevronIcon, Icon, IconButton, Price, Stepper } from "marketplace-react/ui";
import type { CartGroup, CartLine } from "marketplace-sdk/state";
import { memo, type PointerEvent, type ReactNode, useCallback, useEffect, useRef } from "react";
import { Link } from "wouter";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { useServices } from "../../shared/services";
import cards from "../../shared/ui/cards.module.css";
import { trashIcon } from "../../shared/ui/icons";
import { Picture } from "../../shared/ui/picture";
import styles from "./cart.module.css";

interface StoreGroupProps {
  group: CartGroup;
  changes: ReadonlyMap<string, LineChange>;
  onRemove: (line: CartLine) => void;
}

/**
 * The lines of one store. One tap selects them all, and the subtotal counts the selected ones. Changes in other stores
 * don't re-render it.
 */
export const StoreGroup = memo(Group, (before, after) => {
  const { goods } = after.group;
  return (
    before.changes === after.changes &&
    before.onRemove === after.onRemove &&
    before.group.goods.length === goods.length &&
    before.group.goods.every((line, at) => line === goods[at])
  );
});

function Group({ group, changes, onRemove }: StoreGroupProps) {
  const { cart } = useServices();
  const { t } = useI18n();
  const { shopId, shopName, goods, checkes } = group;

  const change = useCallback(
    <Key extends "num" | "checked">(line: CartLine, key: Key, value: CartLine[Key]) =>
      cart.update(cart.state.lines.indexOf(line), key, value),
    [cart],
  );
  const pieces = piecesOf(checkes);
  return (
    <section className={styles.group} aria-label={shopName}>
      <header className={styles.head}>
        <MixedCheckbox
          label={t("cart.selectStore", { name: shopName })}
          selected={checkes.length}
          total={goods.length}
          onChange={(checked) => cart.select(checked, (line) => goods.includes(line))}
        />
        <h2 className={styles.name}>
          <Link href={paths.store(shopId)} className={styles.link}>
            <bdi>{shopName}</bdi>
            <Icon of={chevronIcon} size={16} />
          </Link>
        </h2>
      </header>
      <ul>
        {goods.map((line) => (
          <LineRow
            key={lineKey(line)}
            line={line}
            pieces={orderedPieces(line, pieces)}
            change={changes.get(lineKey(line))}
            onChange={change}
            onRemove={onRemove}
          />
        ))}
      </ul>
      {checkes.length > 0 && (
        <p className={styles.subtotal}>
          <span>{t("cart.subtotal")}</span>
          <TotalAmounts totals={totalsOf(checkes)} size="s" />
        </p>
      )}
    </section>
  );
}

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
const LineRow = memo(function LineRow({ line, pieces, change, onChange, onRemove }: LineRowProps) {
  const { t, money } = useI18n();
  const { id, image, spec, currency, num, packSize = 1, checked } = line;
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
          {terms.unitPrice !== undefined && <Price amount={terms.unitPrice} currency={currency} size="s" />}
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

interface MixedCheckboxProps {
  /** Accessible name of a box without visible text. */
  label: string;
  /** Number of selected items, out of `total`. */
  selected: number;
  total: number;
  onChange: (checked: boolean) => void;
  /** Visible text, used instead of `label`. */
  children?: string;
}

/** A checkbox for a group of others: on, off, or mixed. */
export function MixedCheckbox({ label, selected, total, onChange, children }: MixedCheckboxProps) {
  const box = useRef<HTMLSpanElement>(null);
  const mixed = selected > 0 && selected < total;
  // `indeterminate` has no attribute, only a property.
  useEffect(() => {
    const input = box.current?.querySelector("input");
    if (input) input.indeterminate = mixed;
  }, [mixed]);
  return (
    <span ref={box}>
      <Checkbox
        checked={selected === total}
        onChange={(event) => onChange(event.target.checked)}
        {...(children === undefined && { "aria-label": label })}
      >
        {children}
      </Checkbox>
    </span>
  );
}

interface TotalAmountsProps {
  totals: readonly Total[];
  size: "s" | "m";
}

/** A total, or one for each currency. */
export function TotalAmounts({ totals, size }: TotalAmountsProps) {
  const shown = totals.length > 0 ? totals : [{ currency: "", amount: "0" }];
  return shown.map(({ currency, amount }, index) => (
    <span key={currency}>
      {index > 0 && <span>{" + "}</span>}
      <Price amount={amount} currency={currency} size={size} />
    </span>
  ));
}

interface SwipeAwayProps {
  onAway: () => void;
  className?: string | undefined;
  children: ReactNode;
}

/** Pixels after which a movement is a swipe, not a scroll or a tap. */
const SWIPE_START = 12;

/** A row that can be swiped away. It also needs a button that does the same. */
function SwipeAway({ onAway, className, children }: SwipeAwayProps) {
  const row = useRef<HTMLDivElement>(null);
  const start = useRef<{ x: number; y: number; swiping: boolean }>(undefined);
  const swallowClick = useRef(false);

  const moveBy = (pixels: number): void => {
    if (!row.current) return;
    row.current.style.translate = pixels === 0 ? "" : `${pixels}px 0`;
    row.current.parentElement?.toggleAttribute("data-swiping", pixels !== 0);
  };
  const end = (event: PointerEvent<HTMLDivElement>): void => {
    const { x, swiping } = start.current ?? { x: 0, swiping: false };
    start.current = undefined;
    if (!swiping) return;
    moveBy(0);
    const far = Math.abs(event.clientX - x) > event.currentTarget.clientWidth / 3;
    if (event.type === "pointerup" && far) onAway();
  };
  return (
    <div className={styles.item}>
      <span className={styles.behind} aria-hidden="true">
        <Icon of={trashIcon} />
        <Icon of={trashIcon} />
      </span>
      <div
        ref={row}
        className={className}
        onPointerDown={({ pointerType, clientX, clientY }) => {
          swallowClick.current = false;
          if (pointerType === "touch") start.current = { x: clientX, y: clientY, swiping: false };
        }}
        onPointerMove={(event) => {
          const from = start.current;
          if (!from) return;
          const across = event.clientX - from.x;
          if (!from.swiping) {
            if (Math.abs(across) < SWIPE_START || Math.abs(across) < Math.abs(event.clientY - from.y)) return;
            from.swiping = true;
            swallowClick.current = true;
            event.currentTarget.setPointerCapture(event.pointerId);
          }
          moveBy(across);
        }}
        onPointerUp={end}
        onPointerCancel={end}
        onClickCapture={(event) => {
          if (!swallowClick.current) return;
          event.preventDefault();
          event.stopPropagation();
          swallowClick.current = false;
        }}
      >
        {children}
      </div>
    </div>
  );
}
