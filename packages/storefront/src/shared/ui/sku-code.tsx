import { useI18n } from "../../i18n";
import { labelled } from "../../i18n/text";
import styles from "./sku-code.module.css";

/** The store's code of a product or variant; nothing without one. */
export function SkuCode({ code }: { code: string | undefined }) {
  const { t, tag } = useI18n();
  if (!code) return null;
  return (
    <p className={styles.code}>
      {labelled(tag, t("product.sku"))}
      <bdi translate="no">{code}</bdi>
    </p>
  );
}
