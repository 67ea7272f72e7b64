import { useQuery } from "@tanstack/react-query";
import { useBack, useShop } from "../../app/market";
import { paths } from "../../app/paths";
import { useI18n } from "../../i18n";
import { ButtonLink } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { TopBar } from "../../ui/top-bar";
import styles from "./merchant.module.css";
import { Steps } from "./steps";

/** Step 3: the shop is open. */
export function OpenShop() {
  const { t } = useI18n();
  const back = useBack(paths.mine());
  const { queries } = useShop();
  const { data } = useQuery(queries.merchant.center());
  return (
    <div className={styles.page}>
      <TopBar title={t("titles.merchant")} onBack={back} />
      <Steps current={3} />
      <EmptyState
        art="door"
        title={t("merchant.openTitle")}
        text={t("merchant.openText")}
        action={data && <ButtonLink to={paths.store(data.shop.id)}>{t("merchant.toStore")}</ButtonLink>}
      />
    </div>
  );
}
