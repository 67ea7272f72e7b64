import { Copyable, classNames, Text } from "marketplace-react/ui";
import { addressGroups } from "./address-groups";
import styles from "./coin-address.module.css";

/**
 * The whole address in groups of four, its middle highlighted. Selected by hand it is copied without gaps, for they are
 * none of its characters.
 */
export function CoinAddressText({ address }: { address: string }) {
  return (
    <bdi className={styles.address} dir="ltr">
      {addressGroups(address).map(({ at, text, middle }) => (
        <span key={at} className={classNames(styles.group, middle && styles.middle)}>
          {text}
        </span>
      ))}
    </bdi>
  );
}

/** Props of {@link CoinAddress}. */
export interface CoinAddressProps {
  address: string;
  /** What it is, such as "Address". */
  label: string;
}

/** The whole address under its name; a tap copies it. */
export function CoinAddress({ address, label }: CoinAddressProps) {
  return (
    <div>
      <Text size="s" tone="muted">
        {label}
      </Text>
      <Copyable text={address} label={label} shown={<CoinAddressText address={address} />} />
    </div>
  );
}
