import { pictureList } from "marketplace-react";
import { isZero } from "marketplace-react/money";
import { Badge, Copyable, Description, DescriptionList, PriceBreakdown } from "marketplace-react/ui";
import type { Dispute, DisputeEvent, Order } from "marketplace-sdk";
import type { ReactNode } from "react";
import { useI18n } from "../../i18n";
import { mediaUrl } from "../../shared/ui/media";
import { Picture } from "../../shared/ui/picture";
import utilities from "../../shared/ui/utilities.module.css";
import styles from "./dispute-card.module.css";
import { type DisputeSide, disputeStatus, eventTexts, reasonText, turnOf } from "./dispute-view";

/** Props of {@link DisputeCard}. */
export interface DisputeCardProps {
  dispute: Dispute;
  currency: string;
  side: DisputeSide;
  /** Lines of the order, to name what the dispute is about. */
  goods: Order["goods"];
  /** The reader's possible actions. */
  children?: ReactNode;
}

/** A dispute: its state, whose turn it is until when, and its events. */
export function DisputeCard({ dispute, currency, side, goods, children }: DisputeCardProps) {
  const { t, dateTime, number } = useI18n();
  const { tone, text } = disputeStatus(dispute.status);
  const turn = turnOf(dispute, side);
  const amount = (money: string | undefined) => (money && !isZero(money) ? money : undefined);
  const about = (dispute.goods ?? []).flatMap(({ id, num }) => {
    const line = goods.find((one) => String(one.id) === String(id));
    return line ? { id, num, title: line.title } : [];
  });
  return (
    <>
      <div className={styles.head}>
        <h2 id="dispute" className={styles.heading}>
          {t(dispute.kind === "return" ? "returns.title" : "disputes.reported")}
        </h2>
        <Badge tone={tone}>{t(text)}</Badge>
      </div>
      <p>{t(reasonText(dispute.reason))}</p>
      {about.length > 0 && (
        <ul>
          {about.map(({ id, num, title }) => (
            <li key={id} className={styles.quiet}>
              {number(num)} × <bdi>{title}</bdi>
            </li>
          ))}
        </ul>
      )}
      {turn && <p className={styles.turn}>{t(turn.text, { time: dateTime(turn.at) })}</p>}
      <PriceBreakdown
        currency={currency}
        rows={[
          { name: t("disputes.asked"), amount: dispute.amount },
          { name: t("disputes.offer"), amount: amount(dispute.offer_amount) },
          { name: t("disputes.refunded"), amount: amount(dispute.refund_amount) },
        ]}
      />
      <DescriptionList>
        <Description name={t("returns.address")}>
          {dispute.return_to && <Copyable text={dispute.return_to} label={t("returns.address")} />}
        </Description>
        <Description name={dispute.express?.carrier ?? ""}>
          {dispute.express && <Copyable text={dispute.express.tracking_no} label={t("orders.tracking")} />}
        </Description>
      </DescriptionList>
      {children}
      <ol className={styles.events} aria-label={t("disputes.progress")}>
        {(dispute.events ?? []).map((event) => (
          <EventRow key={event.event} event={event} kind={dispute.kind} />
        ))}
      </ol>
    </>
  );
}

function EventRow({ event, kind }: { event: DisputeEvent; kind: Dispute["kind"] }) {
  const { t, dateTime } = useI18n();
  const { what, who } = eventTexts(event, kind);
  const images = pictureList(event.images);
  return (
    <li className={styles.event}>
      <p className={utilities.semibold}>
        {t(what)} <span className={styles.quiet}>{who && t(who)}</span>
      </p>
      <p className={styles.quiet}>{dateTime(event.createtime)}</p>
      {event.text && (
        <p className={styles.text} dir="auto">
          {event.text}
        </p>
      )}
      {images.length > 0 && (
        <ul className={styles.photos}>
          {images.map((image, index) => (
            <li key={image}>
              <a href={mediaUrl(image)} target="_blank" rel="noreferrer">
                <Picture src={image} alt={t("disputes.photo", { number: index + 1 })} shape="small" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
