import { Badge, checkIcon, Icon } from "marketplace-react/ui";
import type { Store } from "marketplace-sdk";
import { useI18n } from "../../i18n";
import { clockIcon } from "../../shared/ui/icons";
import styles from "./store-card.module.css";

/** A store's credentials: verified documents, age, response time. What the server doesn't send is left out. */
export function StoreBadges({ shop }: { shop: Store }) {
  const { t } = useI18n();
  const { verified, createtime, answers_within_hours: hours } = shop;
  if (!verified && !createtime && !hours) return null;
  return (
    <p className={styles.badges}>
      {verified ? (
        <Badge tone="success">
          <Icon of={checkIcon} size={14} />
          {t("stores.verified")}
        </Badge>
      ) : null}
      {createtime ? (
        <Badge>{t("stores.since", { year: String(new Date(createtime * 1000).getUTCFullYear()) })}</Badge>
      ) : null}
      {hours ? (
        <Badge>
          <Icon of={clockIcon} size={14} />
          <span>{t("stores.answers", { count: hours })}</span>
        </Badge>
      ) : null}
    </p>
  );
}
