import { Badge, classNames, Price } from "marketplace-react/ui";
import { Fragment, type ReactNode } from "react";
import { Link } from "wouter";
import { useI18n } from "../../i18n";
import type { StatusView } from "../../i18n/types";
import cards from "../../shared/ui/cards.module.css";
import styles from "./wallet.module.css";

/** Props of {@link RecordCard}. */
export interface RecordCardProps {
  /** Address of its details. */
  href: string;
  amount: string;
  currency: string | undefined;
  status: StatusView;
  /** Details that distinguish it, such as its network; undefined ones are left out. */
  facts: readonly (string | undefined)[];
  /** Unix seconds. */
  at: number | undefined;
  children?: ReactNode;
}

/** A recharge or withdrawal in a list: amount, state, method and time. */
export function RecordCard({ href, amount, currency, status, facts, at, children }: RecordCardProps) {
  const { t, dateTime } = useI18n();
  const known = [...facts, at === undefined ? undefined : dateTime(at)].filter(Boolean);
  return (
    <li className={classNames(cards.card, styles.record)}>
      <div className={cards.head}>
        <Link href={href} className={cards.open}>
          <Price amount={amount} currency={currency} />
        </Link>
        <Badge tone={status.tone}>{t(status.text)}</Badge>
      </div>
      <p className={cards.quiet}>
        {known.map((fact, index) => (
          <Fragment key={fact}>
            {index > 0 && <span>{" · "}</span>}
            <bdi translate="no">{fact}</bdi>
          </Fragment>
        ))}
      </p>
      {children}
    </li>
  );
}
