import { type LineChange, lineKey, orderedPieces, piecesOf, totalsOf } from "marketplace-react";
import { chevronIcon, Icon } from "marketplace-react/ui";
import type { CartGroup, CartLine } from "marketplace-sdk/state";
import { memo, useCallback } from "react";
import { Link } from "wouter";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { useServices } from "../../shared/services";
import styles from "./cart.module.css";
import { LineRow } from "./line-row";
import { MixedCheckbox } from "./mixed-checkbox";
import { StoreTermsList } from "./store-terms-list";
import { TotalAmounts } from "./total-amounts";

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
        <>
          <p className={styles.subtotal}>
            <span>{t("cart.subtotal")}</span>
            <TotalAmounts totals={totalsOf(checkes)} size="s" />
          </p>
          <StoreTermsList lines={checkes} />
        </>
      )}
    </section>
  );
}
