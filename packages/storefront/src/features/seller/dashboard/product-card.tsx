import { useMarketMutation } from "marketplace-react";
import { Badge, Button, ButtonLink, Price } from "marketplace-react/ui";
import type { MerchantProduct } from "marketplace-sdk";
import { Link } from "wouter";
import { useI18n } from "../../../i18n";
import { paths } from "../../../shared/navigation/paths";
import { useServices } from "../../../shared/services";
import { Picture } from "../../../shared/ui/picture";
import styles from "./dashboard.module.css";
import { useShopChanges } from "./use-shop-changes";

/** Props of {@link ProductCard}. */
interface ProductCardProps {
  product: MerchantProduct;
  onDelete: () => void;
}

/** One of the store's products with its actions. An unknown state counts as off sale (contract). */
export function ProductCard({ product, onDelete }: ProductCardProps) {
  const { t } = useI18n();
  const { mutations, toasts } = useServices();
  const { changed } = useShopChanges();
  const { id, title, image, price, currency, stock = 0, sales = 0, status, comment_count = 0 } = product;
  const isOn = status === "on";
  const toggle = useMarketMutation(mutations.merchantProducts.setStatus(), {
    onSuccess: (product) => toasts.show(t(product.status === "on" ? "dashboard.on" : "dashboard.off")),
    onSettled: changed,
  });
  return (
    <li className={styles.card}>
      <div className={styles.product}>
        <Picture src={image} alt="" shape="small" className={styles.thumb} />
        <div className={styles.words}>
          <h2 className={styles.name}>
            <Link href={paths.merchant({ view: "product", id })} className={styles.cover}>
              <bdi>{title}</bdi>
            </Link>
          </h2>
          <Price amount={price} currency={currency} size="s" />
          <p className={styles.quiet}>
            {`${t("product.stock", { count: stock })} · ${t("shell.sold", { count: sales })}`}
          </p>
        </div>
        <Badge tone={isOn ? "success" : status === "review" ? "warning" : "plain"}>
          {t(isOn ? "dashboard.on" : status === "review" ? "merchant.reviewTitle" : "dashboard.off")}
        </Badge>
      </div>
      <div className={styles.buttons}>
        {comment_count > 0 && (
          <ButtonLink variant="plain" size="s" href={paths.merchant({ view: "reviews", id })}>
            {t("product.reviews")}
          </ButtonLink>
        )}
        <Button variant="plain" size="s" onClick={onDelete}>
          {t("dashboard.remove")}
          <span className="visually-hidden">: {title}</span>
        </Button>
        {status !== "review" && (
          <Button
            variant="secondary"
            size="s"
            busy={toggle.isPending}
            onClick={() => toggle.mutate({ id, status: isOn ? "off" : "on" })}
          >
            <span>{t(isOn ? "dashboard.takeOff" : "dashboard.putOn")}</span>
            <span className="visually-hidden">: {title}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
