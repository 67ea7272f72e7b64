import { useEffect, useState } from "react";
import { useSnapshot } from "valtio";
import { openBasket } from "../../app/basket";
import { LoginFirst } from "../../app/login-first";
import { useBack, useShop } from "../../app/market";
import { paths } from "../../app/paths";
import { useMember } from "../../app/use-member";
import { useI18n } from "../../i18n";
import { TopBar } from "../../ui/top-bar";
import styles from "./checkout.module.css";
import { NothingToOrder } from "./nothing-to-order";
import { OrderForm } from "./order-form";

/** /orderChecked: everything about an order before it is placed (docs/product.md, "Checkout"). */
export function OrderScreen() {
  const { t } = useI18n();
  const { session } = useShop();
  const back = useBack(paths.cart());
  const [basket] = useState(openBasket);
  useEffect(() => basket.dispose, [basket]);
  const { lines } = useSnapshot(basket.state);
  const { loggedIn } = useSnapshot(session.state);
  const member = useMember();
  return (
    <div className={styles.page}>
      <TopBar title={t("titles.orderChecked")} onBack={back} />
      {lines.length === 0 && !loggedIn ? (
        <NothingToOrder />
      ) : (
        <LoginFirst text={t("checkout.loginText")}>
          {member !== undefined && <OrderForm basket={basket} lines={lines} member={member} />}
        </LoginFirst>
      )}
    </div>
  );
}
