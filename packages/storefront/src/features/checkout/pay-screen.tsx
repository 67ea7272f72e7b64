import { useSearch } from "wouter";
import { LoginFirst } from "../../app/login-first";
import { useBack } from "../../app/market";
import { paths } from "../../app/paths";
import { useI18n } from "../../i18n";
import { TopBar } from "../../ui/top-bar";
import styles from "./checkout.module.css";
import { PayBody } from "./pay-body";

/** /pay: a payment in whatever state it is (docs/product.md, "Checkout"). */
export function PayScreen() {
  const { t } = useI18n();
  const back = useBack(paths.order());
  const no = new URLSearchParams(useSearch()).get("no") ?? "";
  return (
    <div className={styles.page}>
      <TopBar title={t("titles.pay")} onBack={back} />
      <LoginFirst text={t("checkout.loginPay")}>
        <PayBody key={no} no={no} />
      </LoginFirst>
    </div>
  );
}
