import type { CartLine } from "marketplace-sdk/state";
import { useCallback, useState } from "react";
import { useSnapshot } from "valtio";
import { lineKey } from "../../app/line-key";
import { useShop } from "../../app/market";
import { paths } from "../../app/paths";
import { putBack } from "../../app/put-back";
import { RecentProducts } from "../../app/recent-products";
import { useI18n } from "../../i18n";
import { ButtonLink } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { IconButton } from "../../ui/icon-button";
import { trashIcon } from "../../ui/icons-more";
import { TopBar } from "../../ui/top-bar";
import styles from "./cart-screen.module.css";
import { inPlace, type StorePlaces } from "./places";
import { StoreGroup } from "./store-group";
import { TotalBar } from "./total-bar";
import { useDrift } from "./use-drift";

/** The cart (docs/product.md, "Cart screen" and "Cart"): by store, with undo in place of questions. Works without a connection. */
export function CartScreen() {
  const { cart, toasts } = useShop();
  const { t } = useI18n();
  const { lines } = useSnapshot(cart.state);
  const drift = useDrift();
  const [places] = useState<StorePlaces>(() => new Map());

  const drop = useCallback(
    (text: string, change: () => void) => {
      const before = cart.state.lines;
      change();
      const after = cart.state.lines;
      const onPress = (): void => cart.replace(putBack(before, after, cart.state.lines, lineKey));
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
        <EmptyState
          art="bag"
          title={t("cart.emptyTitle")}
          text={t("cart.emptyText")}
          action={<ButtonLink to={paths.product()}>{t("cart.browse")}</ButtonLink>}
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
          <IconButton
            icon={trashIcon}
            label={t("cart.clear")}
            onClick={() => drop(t("cart.cleared"), cart.clear)}
          />
        }
      />
      <div className={styles.groups}>
        {inPlace(cart.groups(), places).map((group) => (
          <StoreGroup key={group.shopId} group={group} drift={drift} onRemove={remove} />
        ))}
      </div>
      <TotalBar lines={lines} />
    </>
  );
}
