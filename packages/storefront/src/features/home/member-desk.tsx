import { useStore } from "marketplace-react";
import { Icon, type IconArt } from "marketplace-react/ui";
import { Link } from "wouter";
import { useUnread } from "../../entities/account/use-unread";
import { useOrderCounts, useUnpaid } from "../../entities/order/newest-orders";
import { useI18n } from "../../i18n";
import { useAvailability } from "../../shared/availability";
import { paths } from "../../shared/navigation/paths";
import { useServices } from "../../shared/services";
import { bellIcon, receiptIcon, requestIcon, truckIcon } from "../../shared/ui/icons";
import styles from "./member-desk.module.css";

/** What waits for a member: orders to pay, orders on their way, offers to requests, and messages. */
export function MemberDesk() {
  const { t, isComplete } = useI18n();
  const { loggedIn } = useStore(useServices().session);
  const has = useAvailability();
  const payments = useUnpaid();
  const counts = useOrderCounts();
  const unread = useUnread();
  if (!loggedIn || !isComplete) return null;
  const unpaid = payments.reduce((sum, { orders }) => sum + orders.length, 0);
  const [first, ...others] = payments;
  const shipped = counts?.shipped ?? 0;
  return (
    <ul className={styles.desk}>
      {has("orders") && (
        <>
          <Waiting
            href={first && others.length === 0 ? paths.pay(first.payNo) : paths.order()}
            icon={receiptIcon}
            text={t("mine.unpaid", { count: unpaid })}
            isUrgent={unpaid > 0}
          />
          <Waiting
            href={paths.order("shipped")}
            icon={truckIcon}
            text={t("feed.onTheWay", { count: shipped })}
          />
        </>
      )}
      {has("purchaseRequests") && (
        <Waiting
          href={paths.search({ tab: "requests", view: "mine" })}
          icon={requestIcon}
          text={t("requests.mine")}
        />
      )}
      {has("messages") && (
        <Waiting href={paths.message()} icon={bellIcon} text={t("shell.unread", { count: unread })} />
      )}
    </ul>
  );
}

interface WaitingProps {
  href: string;
  icon: IconArt;
  text: string;
  /** Whether it needs the member now. */
  isUrgent?: boolean;
}

function Waiting({ href, icon, text, isUrgent }: WaitingProps) {
  return (
    <li>
      <Link href={href} className={styles.waiting} data-urgent={isUrgent || undefined}>
        <Icon of={icon} size={20} />
        <span>{text}</span>
      </Link>
    </li>
  );
}
