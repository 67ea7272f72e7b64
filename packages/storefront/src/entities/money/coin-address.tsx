import { Copyable, classNames, Text } from "marketplace-react/ui";
import cards from "../../shared/ui/cards.module.css";
import styles from "./coin-address.module.css";

/** The complete address in groups of four with its middle highlighted. Copied from a selection, it has no gaps. */
export function CoinAddressText({ address }: { address: string }) {
  return (
    <bdi className={styles.address} dir="ltr">
      {addressGroups(address).map(({ at, text, middle }) => (
        <span key={at} className={classNames(styles.group, middle && cards.strong)}>
          {text}
        </span>
      ))}
    </bdi>
  );
}

/** Props of {@link CoinAddress}. */
export interface CoinAddressProps {
  address: string;
  /** Name of the address, such as "Address". */
  label: string;
}

/** The whole address below its name; a tap copies it. */
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

/** Four characters of an address; the last group may have fewer. */
interface AddressGroup {
  /** Index of the first character. */
  at: number;
  text: string;
  /** Whether it is away from both ends. Forged addresses copy the first and last characters, so only the middle differs. */
  middle: boolean;
}

const SIZE = 4;

/** An address split into groups. */
export function addressGroups(address: string): AddressGroup[] {
  const groups: AddressGroup[] = [];
  for (let at = 0; at < address.length; at += SIZE) {
    const end = at + SIZE;
    groups.push({ at, text: address.slice(at, end), middle: at > 0 && address.length - end >= SIZE });
  }
  return groups;
}
