import { pictureList } from "marketplace-react";
import { Badge } from "marketplace-react/ui";
import type { PurchaseRequest } from "marketplace-sdk";
import { useI18n } from "../../i18n";
import { Link } from "../../shared/navigation/link";
import { paths } from "../../shared/navigation/paths";
import { Picture } from "../../shared/ui/picture";
import { isOpen } from "./logic";
import { Pieces, TargetPrice } from "./request-figures";
import styles from "./requests.module.css";

/** A request in a list: what, how many, at which price, and how many offers it has. */
export function RequestCard({ request }: { request: PurchaseRequest }) {
  const { t } = useI18n();
  const { id, title, country, quote_count } = request;
  const [picture] = pictureList(request.images);
  return (
    <li>
      <Link href={paths.search({ tab: "requests", id })} className={styles.card}>
        <span className={styles.words}>
          <span className={styles.title}>
            <bdi>{title || id}</bdi>
          </span>
          <span className={styles.line}>
            <Pieces request={request} />
            <TargetPrice request={request} />
          </span>
          <span className={styles.line}>
            {!isOpen(request, Date.now() / 1000) && <Badge>{t("requests.closed")}</Badge>}
            {country && <bdi>{country}</bdi>}
            {typeof quote_count === "number" && quote_count > 0 && (
              <span>{t("requests.offers", { count: quote_count })}</span>
            )}
          </span>
        </span>
        {picture && <Picture className={styles.thumb} src={picture} alt="" shape="small" />}
      </Link>
    </li>
  );
}
