import { useBack } from "../../app/market";
import { paths } from "../../app/paths";
import { useI18n } from "../../i18n";
import { TopBar } from "../../ui/top-bar";
import { Waiting } from "../../ui/waiting";
import styles from "./merchant.module.css";

/** The page of somebody whose shop is on its way. */
export function ShopWaiting() {
  const { t } = useI18n();
  const back = useBack(paths.mine());
  return (
    <div className={styles.page}>
      <TopBar title={t("centre.title")} onBack={back} />
      <Waiting heights={[58, 240, 240]} />
    </div>
  );
}
