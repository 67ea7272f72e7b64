import type { CartGroup, CartLine } from "marketplace-sdk/state";
import { memo, useCallback } from "react";
import { Link } from "wouter";
import { lineKey } from "../../app/line-key";
import { useShop } from "../../app/market";
import { paths } from "../../app/paths";
import { useI18n } from "../../i18n";
import { Icon } from "../../ui/icon";
import { chevronIcon } from "../../ui/icons";
import type { Drift } from "./fresh";
import { LineRow } from "./line-row";
import { MixedCheckbox } from "./mixed-checkbox";
import styles from "./store-group.module.css";
import { TotalAmounts } from "./total-amounts";
import { totalsOf } from "./totals";

interface StoreGroupProps {
  group: CartGroup;
  drift: ReadonlyMap<string, Drift>;
  onRemove: (line: CartLine) => void;
}

/** The lines of one store: one tap selects them all, the subtotal counts those selected. Another store's change is not its. */
export const StoreGroup = memo(Group, (before, after) => {
  const { goods } = after.group;
  return (
    before.drift === after.drift &&
    before.onRemove === after.onRemove &&
    before.group.goods.length === goods.length &&
    before.group.goods.every((line, at) => line === goods[at])
  );
});

function Group({ group, drift, onRemove }: StoreGroupProps) {
  const { cart } = useShop();
  const { t } = useI18n();
  const { shopId, shopName, goods, checkes } = group;

  const change = useCallback(
    <Key extends "num" | "checked">(line: CartLine, key: Key, value: CartLine[Key]) =>
      cart.update(cart.state.lines.indexOf(line), key, value),
    [cart],
  );
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
      <ul className={styles.lines}>
        {goods.map((line) => (
          <LineRow
            key={lineKey(line)}
            line={line}
            drift={drift.get(lineKey(line))}
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
