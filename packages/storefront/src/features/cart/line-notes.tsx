import type { LineTerms } from "marketplace-react";
import { Button } from "marketplace-react/ui";
import { useI18n } from "../../i18n";
import cards from "../../shared/ui/cards.module.css";
import styles from "./cart.module.css";

/** Props of {@link LineNotes}. */
export interface LineNotesProps {
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
export function LineNotes({ num, terms, stock, currency, onChange }: LineNotesProps) {
  const { t, money } = useI18n();
  const { packs, minimum, nextTier } = terms;
  const fits = (quantity: number): boolean => quantity > 0 && (stock === undefined || quantity <= stock);
  if (packs) {
    return (
      <p className={styles.note}>
        {t("wholesale.packs", { count: packs.size })}
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
        {t("wholesale.missing", { count: minimum.missing })}
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
