import { SkeletonList } from "marketplace-react/ui";
import { useI18n } from "../../../i18n";
import { paths } from "../../../shared/navigation/paths";
import { Page } from "../../../shared/ui/page";
import styles from "./application.module.css";

/** Skeleton of the page before the shop is open. */
export function StoreLoading() {
  const { t } = useI18n();
  return (
    <Page title={t("mine.store")} back={paths.mine()} className={styles.page}>
      <SkeletonList heights={[58, 240, 240]} />
    </Page>
  );
}
