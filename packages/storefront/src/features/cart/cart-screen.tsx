import { checkoutOf, lineKey, restoreRemoved, totalsOf, useCartChanges, useStore } from "marketplace-react";
import { Button, ButtonLink, bagDrawing, EmptyState, IconButton } from "marketplace-react/ui";
import type { CartGroup, CartLine } from "marketplace-sdk/state";
import { useCallback, useState } from "react";
import { UnpaidNotice } from "../../entities/order/newest-orders";
import { RecentProducts } from "../../entities/product/recent-products";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { useServices } from "../../shared/services";
import { BottomBar } from "../../shared/ui/bottom-bar";
import { trashIcon } from "../../shared/ui/icons";
import { TopBar } from "../../shared/ui/page";
import styles from "./cart.module.css";
import { MixedCheckbox } from "./mixed-checkbox";
import { StoreGroup } from "./store-group";
import { TotalAmounts } from "./total-amounts";

/**
 * The cart (docs/product.md, "Cart screen" and "Cart"), grouped by store. Removing offers undo instead of asking first.
 * Works offline.
 */
export function CartScreen() {
  const { cart, toasts } = useServices();
  const { t } = useI18n();
  const { lines } = useStore(cart);
  const changes = useCartChanges();
  const [positions] = useState<StorePositions>(() => new Map());

  const drop = useCallback(
    (text: string, change: () => void) => {
      const before = cart.state.lines;
      change();
      const after = cart.state.lines;
      const onPress = (): void => {
        cart.refresh();
        cart.replace(restoreRemoved(before, after, cart.state.lines, lineKey));
      };
      toasts.show(text, { action: { label: t("ui.undo"), onPress } });
    },
    [cart, toasts, t],
  );
  const remove = useCallback(
    (line: CartLine) => drop(t("cart.removed"), () => void cart.removeAt(cart.state.lines.indexOf(line))),
    [cart, drop, t],
  );

  if (lines.length === 0) {
    return (
      <>
        <TopBar title={t("shell.cart")} />
        <UnpaidNotice />
        <EmptyState
          art={bagDrawing}
          title={t("cart.emptyTitle")}
          text={t("cart.emptyText")}
          action={
            <>
              <ButtonLink href={paths.product()}>{t("cart.browse")}</ButtonLink>
              <ButtonLink href={paths.cartByList()} variant="plain">
                {t("byList.title")}
              </ButtonLink>
            </>
          }
        />
        <RecentProducts />
      </>
    );
  }
  return (
    <>
      <TopBar
        title={t("shell.cart")}
        actions={
          <>
            <ButtonLink href={paths.cartByList()} variant="plain" size="s">
              {t("byList.title")}
            </ButtonLink>
            <IconButton
              icon={trashIcon}
              label={t("cart.clear")}
              onClick={() => drop(t("cart.cleared"), cart.clear)}
            />
          </>
        }
      />
      <UnpaidNotice />
      <div className={styles.groups}>
        {inFirstOrder(cart.groups(), positions).map((group) => (
          <StoreGroup key={group.shopId} group={group} changes={changes} onRemove={remove} />
        ))}
      </div>
      <TotalBar lines={lines} />
    </>
  );
}

/** Position of each store on the screen, by its id. */
type StorePositions = Map<string, number>;

/**
 * Sorts stores in the order in which they first appeared. Sorted by their lines, a store that loses its first line would jump
 * to the end of the cart, away from the finger. New stores go last and are added to `positions`.
 */
export function inFirstOrder(groups: readonly CartGroup[], positions: StorePositions): readonly CartGroup[] {
  for (const { shopId } of groups) {
    if (!positions.has(`${shopId}`)) positions.set(`${shopId}`, positions.size);
  }
  const position = ({ shopId }: CartGroup): number => positions.get(`${shopId}`) ?? 0;
  return [...groups].sort((one, other) => position(one) - position(other));
}

/** Select all, and the total of the selected lines. Sits above the tab bar. */
function TotalBar({ lines }: { lines: readonly CartLine[] }) {
  const services = useServices();
  const { cart, navigation, toasts } = services;
  const { t } = useI18n();
  const selected = cart.selected();
  const isEmpty = selected.length === 0;
  const totals = totalsOf(selected);
  const pieces = selected.reduce((sum, { num }) => sum + num, 0);
  const checkOut = (): void => {
    if (isEmpty) {
      // Stays enabled, because a disabled button wouldn't say what is missing.
      toasts.show(t("cart.selectProduct"), { tone: "danger" });
      return;
    }
    checkoutOf(services).start(selected, "cart");
    navigation.navigate(paths.orderChecked());
  };
  return (
    <BottomBar label={t("cart.total")} floating className={styles.bar}>
      <MixedCheckbox
        label={t("cart.selectAll")}
        selected={selected.length}
        total={lines.length}
        onChange={(checked) => cart.select(checked)}
      >
        {t("cart.selectAll")}
      </MixedCheckbox>
      <div className={styles.sum}>
        <p className={styles.total} role="status">
          <span className={styles.pieces}>{t("cart.selected", { count: pieces })}</span>
          <TotalAmounts totals={totals} size="m" />
        </p>
        <p className={styles.beforeFees}>{t("cart.beforeFees")}</p>
      </div>
      <Button
        variant={isEmpty ? "secondary" : "primary"}
        className={styles.checkout}
        // The dash in place of a total says why.
        disabled={totals.some(({ amount }) => amount === undefined)}
        onClick={checkOut}
      >
        {t("cart.checkout")}
      </Button>
    </BottomBar>
  );
}
