import { Badge, Button, ButtonLink, PriceBreakdown } from "marketplace-react/ui";
import type { ReceivedOffer } from "marketplace-sdk";
import { offerStatus } from "../../entities/offer/offer-status";
import { OfferTerms } from "../../entities/offer/offer-terms";
import { OrderLine } from "../../entities/order/order-line";
import { useI18n } from "../../i18n";
import { Link } from "../../shared/navigation/link";
import { paths } from "../../shared/navigation/paths";
import { Picture } from "../../shared/ui/picture";
import styles from "./offers.module.css";

/** Props of {@link OfferCard}. */
export interface OfferCardProps {
  offer: ReceivedOffer;
  /** Whether it has the lowest total of several offers. */
  isCheapest: boolean;
  onAnswer: (action: "accept" | "decline") => void;
}

/** One offer: total, delivery, store, and buttons to accept or decline. */
export function OfferCard({ offer, isCheapest, onAnswer }: OfferCardProps) {
  const { t } = useI18n();
  const { status, currency, total, goods_amount, freight, tax, order_no, pro_id, can } = offer;
  const { text, tone } = offerStatus(status);
  return (
    <li className={styles.card}>
      <Seller offer={offer} />
      <p className={styles.badges}>
        <Badge tone={tone}>{t(text)}</Badge>
        {isCheapest && <Badge tone="success">{t("offers.cheapest")}</Badge>}
      </p>
      <ul>
        <OrderLine
          goods={{ ...offer, amount: goods_amount ?? "" }}
          currency={currency}
          to={paths.goods(pro_id)}
        />
      </ul>
      <PriceBreakdown
        currency={currency}
        rows={[
          { name: t("checkout.freight"), amount: freight },
          { name: t("checkout.tax"), amount: tax },
        ]}
        total={{ name: t("checkout.total"), amount: total }}
      />
      <div>
        <OfferTerms offer={offer} />
      </div>
      <div className={styles.actions}>
        {order_no && (
          <ButtonLink to={paths.orderDetail(order_no)} block>
            {t("messages.toOrder")}
          </ButtonLink>
        )}
        {can?.accept && (
          <Button block onClick={() => onAnswer("accept")}>
            {t("offers.accept")}
          </Button>
        )}
        {can?.decline && (
          <Button block variant="plain" onClick={() => onAnswer("decline")}>
            {t("offers.decline")}
          </Button>
        )}
      </div>
    </li>
  );
}

/** The store's rating and sales. */
function Seller({ offer: { store, shop_id, shopname } }: Pick<OfferCardProps, "offer">) {
  const { t, number } = useI18n();
  const facts = [
    store.credit_score !== undefined && `${t("stores.credit")} ${number(store.credit_score, 1)}`,
    store.sell_count !== undefined && t("shell.sold", { count: store.sell_count }),
  ].filter(Boolean);
  return (
    <div className={styles.seller}>
      <Picture className={styles.logo} src={store.logo || store.avatar} alt="" shape="round" />
      <div>
        <h3 className={styles.name}>
          <Link href={paths.store(shop_id)}>
            <bdi>{shopname}</bdi>
          </Link>
        </h3>
        {facts.length > 0 && <p className={styles.quiet}>{facts.join(" · ")}</p>}
      </div>
    </div>
  );
}
