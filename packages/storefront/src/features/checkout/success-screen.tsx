import { useSearch } from "wouter";
import { LoginFirst } from "../../app/login-first";
import { useBack } from "../../app/market";
import { useI18n } from "../../i18n";
import { TopBar } from "../../ui/top-bar";
import styles from "./checkout.module.css";
import { DoneCard } from "./done-card";
import { PaidOrder } from "./paid-order";
import { successOf } from "./success-view";

/** /success: what was done, and how it goes on. `of` and `no` come from the address. */
export function SuccessScreen() {
  const { t } = useI18n();
  const back = useBack();
  const query = new URLSearchParams(useSearch());
  const of = query.get("of");
  const no = query.get("no") ?? undefined;
  const { title, text, details } = successOf(of, no);
  return (
    <div className={styles.page}>
      <TopBar title={t("titles.success")} onBack={back} />
      {of === "order" && no ? (
        <LoginFirst text={t("checkout.loginPay")}>
          <PaidOrder no={no} />
        </LoginFirst>
      ) : (
        <DoneCard title={t(title)} text={t(text)} details={details} />
      )}
    </div>
  );
}
