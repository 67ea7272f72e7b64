import { Icon, type IconArt } from "marketplace-react/ui";
import styles from "./coin-mark.module.css";
import { tintOf } from "./picture";

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
export interface CoinMarkProps {
  /** Code of a coin or a network, such as `USDT` or `TRC20`. */
  code: string;
}

/** A small mark of a coin or network next to its name, which identifies it. */
export function CoinMark({ code }: CoinMarkProps) {
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
