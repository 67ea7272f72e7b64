import type { ReactNode } from "react";
import { addressLines, type Place } from "./address-lines";
import styles from "./recipient.module.css";

/** Props of {@link Recipient}. */
export interface RecipientProps {
  /** Of the address book, or the copy that an order keeps. */
  address: Place & { name: string; mobile: string };
  /** Beside the name, such as a badge. */
  children?: ReactNode;
}

/** Who gets it, and where. */
export function Recipient({ address, children }: RecipientProps) {
  const [detail, region] = addressLines(address);
  return (
    <div className={styles.recipient}>
      <p className={styles.who}>
        <bdi className={styles.name}>{address.name}</bdi>
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
