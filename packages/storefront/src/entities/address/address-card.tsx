import type { Address } from "marketplace-sdk";
import type { ReactNode } from "react";
import utilities from "../../shared/ui/utilities.module.css";
import styles from "./address-card.module.css";

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

/** A delivery address; orders keep a copy without its id. */
type Place = Pick<Address, "address" | "country"> & Partial<Pick<Address, "city" | "province" | "zip">>;

/** The lines of an address label: detail, city, province, country, zip. */
export function addressLines({ address, city, province, country, zip }: Place): string[] {
  const region = [city, province, country].filter(Boolean).join(", ");
  return [address, [region, zip].filter(Boolean).join(" · ")];
}
