import { useBack } from "../../app/market";
import { paths } from "../../app/paths";
import { useI18n } from "../../i18n";
import { Skeleton } from "../../ui/skeleton";
import { TopBar } from "../../ui/top-bar";
import styles from "./merchant.module.css";

/** The page of somebody whose shop is on its way. */
export function ShopWaiting() {
  const { t } = useI18n();
  const back = useBack(paths.mine());
  return (
    <div className={styles.page}>
      <TopBar title={t("centre.title")} onBack={back} />
      <Waiting />
    </div>
  );
}

/** Shapes of what is on its way. */
export function Waiting() {
  const { t } = useI18n();
  return (
    <>
      <p className="visually-hidden" role="status">
        {t("shell.loading")}
      </p>
      <Skeleton height="58px" />
      <Skeleton height="240px" radius="var(--radius-card)" />
      <Skeleton height="240px" radius="var(--radius-card)" />
    </>
  );
}
