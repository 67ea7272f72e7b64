import { Copyable, classNames, Icon, type IconArt, Text } from "marketplace-react/ui";
import cards from "../../shared/ui/cards.module.css";
import { tintOf } from "../../shared/ui/picture";
import styles from "./coin.module.css";

/** The complete address in groups of four with its middle highlighted. Copied from a selection, it has no gaps. */
export function CoinAddressText({ address }: { address: string }) {
  return (
    <bdi className={styles.address} dir="ltr" translate="no">
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

/* Drawn here, of the signs that keyboards have for these units: no issuer's mark. On a grid of 24. */
const SIGNS: Readonly<Record<string, IconArt>> = {
  BTC: {
    d: "M8.5 6.5h5a2.75 2.75 0 0 1 0 5.5h-5m0 0h5.700a2.75 2.75 0 0 1 0 5.500H8.500m1.800-11v11M10.500 4.500v2m3-2v2m-3 11v2m3-2v2",
  },
  ETH: { d: "M7 7h10M8.500 12h7M7 17h10" },
  USDT: { d: "M7 7h10M12 7v11M8 11.500h8" },
  USDC: { d: "M15.500 9A4.500 4.500 0 1 0 15.500 15M12 5.500v13" },
  TRX: { d: "M7 7h10l-5 10.500Z" },
};

/** Letters of a name without a sign. */
const LETTERS = 2;

/** Props of {@link CoinMark}. */
interface CoinMarkProps {
  /** Code of a coin or a network, such as `USDT` or `TRC20`; undefined where it can't be read. */
  code: string | undefined;
}

/** A small mark of a coin or network next to its name, which identifies it. */
export function CoinMark({ code = "" }: CoinMarkProps) {
  const sign = SIGNS[code.toUpperCase()];
  return (
    <span className={styles.mark} style={{ backgroundColor: tintOf(code) }} aria-hidden="true">
      {sign ? <Icon of={sign} size={18} /> : Array.from(code).slice(0, LETTERS).join("")}
    </span>
  );
}

/** A coin or network with its mark. */
export function MarkedName({ code, name = code }: CoinMarkProps & { name?: string | undefined }) {
  return (
    <span className={styles.name}>
      <CoinMark code={code} />
      <bdi>{name}</bdi>
    </span>
  );
}
