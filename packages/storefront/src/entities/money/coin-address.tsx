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

/** Four characters of an address, the last ones maybe fewer. */
interface AddressGroup {
  /** Where it begins; each group's own. */
  at: number;
  text: string;
  /** Away from both ends: forged addresses copy the first and last characters, so the middle is what differs. */
  middle: boolean;
}

const SIZE = 4;

/** An address cut for reading. */
export function addressGroups(address: string): AddressGroup[] {
  const groups: AddressGroup[] = [];
  for (let at = 0; at < address.length; at += SIZE) {
    const end = at + SIZE;
    groups.push({ at, text: address.slice(at, end), middle: at > 0 && address.length - end >= SIZE });
  }
  return groups;
}
