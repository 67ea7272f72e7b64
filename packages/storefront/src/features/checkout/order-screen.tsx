import { useState } from "react";
import { useSnapshot } from "valtio";
import { openBasket } from "../../app/basket";
import { LoginFirst } from "../../app/login-first";
import { useBack } from "../../app/market";
import { paths } from "../../app/paths";
import { useI18n } from "../../i18n";
import { ButtonLink } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { TopBar } from "../../ui/top-bar";
import styles from "./checkout.module.css";
import { OrderForm } from "./order-form";

/** /orderChecked: everything about an order before it is placed (specification, section 2). */
export function OrderScreen() {
  const { t } = useI18n();
  const back = useBack(paths.cart());
  const [basket] = useState(openBasket);
  const { lines } = useSnapshot(basket.state);
  return (
    <div className={styles.page}>
      <TopBar title={t("titles.orderChecked")} onBack={back} />
      {lines.length === 0 ? (
        <EmptyState
          art="bag"
          title={t("checkout.emptyTitle")}
          text={t("checkout.emptyText")}
          action={<ButtonLink to={paths.cart()}>{t("checkout.toCart")}</ButtonLink>}
        />
      ) : (
        <LoginFirst text={t("checkout.loginText")}>
          <OrderForm basket={basket} lines={lines} />
        </LoginFirst>
      )}
    </div>
  );
}
