import type { ReactNode } from "react";
import utilities from "../../shared/ui/utilities.module.css";
import styles from "./address-card.module.css";
import { addressLines, type Place } from "./address-lines";

/** Props of {@link AddressCard}. */
export interface AddressCardProps {
  /** An entry of the address book, or the copy in an order. */
  address: Place & { name: string; mobile: string };
  /** Content next to the name, such as a badge. */
  children?: ReactNode;
}

/** Recipient and address of a delivery. */
export function AddressCard({ address, children }: AddressCardProps) {
  const [detail, region] = addressLines(address);
  return (
    <div className={styles.recipient}>
      <p className={styles.who}>
        <bdi className={utilities.title}>{address.name}</bdi>
        {children}
      </p>
      <p className={styles.mobile}>
        <bdi dir="ltr">{address.mobile}</bdi>
      </p>
      <p className={styles.lines}>
        <bdi>{detail}</bdi>
        <br />
        <bdi>{region}</bdi>
      </p>
    </div>
  );
}
