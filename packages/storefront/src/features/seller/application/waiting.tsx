import { SkeletonList } from "marketplace-react/ui";
import { useI18n } from "../../../i18n";
import { paths } from "../../../shared/navigation/paths";
import { useBack } from "../../../shared/services";
import { TopBar } from "../../../shared/ui/top-bar";
import styles from "./application.module.css";

/** The page of a user whose shop is on its way. */
export function StoreLoading() {
  const { t } = useI18n();
  const back = useBack(paths.mine());
  return (
    <div className={styles.page}>
      <TopBar title={t("dashboard.title")} onBack={back} />
      <SkeletonList heights={[58, 240, 240]} />
    </div>
  );
}
