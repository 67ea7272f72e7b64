import { useStore } from "marketplace-react";
import { backIcon, Icon, IconButton } from "marketplace-react/ui";
import { Link } from "wouter";
import { useI18n } from "../../i18n";
import { labelled } from "../../i18n/text";
import { paths } from "../../shared/navigation/paths";
import { useBack, useServices } from "../../shared/services";
import { CountBadge } from "../../shared/ui/count-badge";
import { bagIcon, shareIcon } from "../../shared/ui/icons";
import { useShare } from "../../shared/ui/use-share";
import styles from "./product-screen.module.css";

/** Back, share and cart buttons that float over the picture. */
export function HeadBar({ title }: { title: string }) {
  const { cart } = useServices();
  const { lines } = useStore(cart);
  const count = lines.length;
  const { t, tag, number, labels } = useI18n();
  const back = useBack(paths.product());

  const share = useShare();
  return (
    <div className={styles.bar}>
      <IconButton variant="solid" icon={backIcon} label={labels.back} onClick={back} />
      <span className={styles.end}>
        <IconButton
          variant="solid"
          size={20}
          icon={shareIcon}
          label={t("product.share")}
          onClick={() => void share(title)}
        />
        <Link
          href={paths.cart()}
          className={styles.cart}
          aria-label={
            count > 0
              ? labelled(tag, t("product.openCart")) + t("shell.cartCount", { count })
              : t("product.openCart")
          }
        >
          <Icon of={bagIcon} size={22} />
          {count > 0 && (
            <CountBadge key={count} className={styles.count}>
              {count > 99 ? `${number(99)}+` : number(count)}
            </CountBadge>
          )}
        </Link>
      </span>
    </div>
  );
}
