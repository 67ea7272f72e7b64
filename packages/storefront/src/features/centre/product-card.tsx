import type { ShopProduct } from "marketplace-sdk";
import { useState } from "react";
import { Link } from "wouter";
import { useShop } from "../../app/market";
import { paths } from "../../app/paths";
import { useI18n } from "../../i18n";
import { Badge } from "../../ui/badge";
import { Button, ButtonLink } from "../../ui/button";
import { Money } from "../../ui/money";
import { Picture } from "../../ui/picture";
import styles from "./centre.module.css";
import { useShopChanges } from "./queries";

/** Props of {@link ProductCard}. */
export interface ProductCardProps {
  product: ShopProduct;
  onDelete: () => void;
}

/** A product of the shop with what can be done with it. A state nobody knows counts as not on sale (contract). */
export function ProductCard({ product, onDelete }: ProductCardProps) {
  const { t } = useI18n();
  const { market, toasts } = useShop();
  const { done } = useShopChanges();
  const [busy, setBusy] = useState(false);
  const { id, title, image, price, currency, stock = 0, sales = 0, status, comment_count = 0 } = product;
  const isOn = status === "on";
  const toggle = async (): Promise<void> => {
    setBusy(true);
    try {
      const answer = await done(market.merchantProducts.setStatus({ id, status: isOn ? "off" : "on" }));
      if (answer) toasts.show(t(answer.status === "on" ? "centre.on" : "centre.off"));
    } catch {
      // The client's toast says why.
    }
    setBusy(false);
  };
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
          <Money amount={price} currency={currency} size="s" tone="ink" />
          <p className={styles.quiet}>
            {t("product.stock", { count: stock })} · {t("shell.sold", { count: sales })}
          </p>
        </div>
        <Badge tone={isOn ? "success" : status === "review" ? "warning" : "plain"}>
          {t(isOn ? "centre.on" : status === "review" ? "merchant.reviewTitle" : "centre.off")}
        </Badge>
      </div>
      <div className={styles.buttons}>
        {comment_count > 0 && (
          <ButtonLink variant="plain" size="s" to={paths.merchant({ view: "reviews", id })}>
            {t("product.reviews")}
          </ButtonLink>
        )}
        <Button variant="plain" size="s" onClick={onDelete}>
          {t("centre.remove")}
          <span className="visually-hidden">: {title}</span>
        </Button>
        {status !== "review" && (
          <Button variant="quiet" size="s" busy={busy} onClick={() => void toggle()}>
            {t(isOn ? "centre.takeOff" : "centre.putOn")}
            <span className="visually-hidden">: {title}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
