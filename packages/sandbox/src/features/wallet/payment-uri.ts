import { formatUnits, scaleOf } from "../../domain/money";
import type { Language } from "../../i18n/languages";
import { translate } from "../../i18n/translate";
import type { Network } from "./networks";

/**
 * Payment link for a QR code: BIP 321 for Bitcoin, ERC-681 for Ethereum-like networks. Tron has no standard: "".
 *
 * @param units ledger units of the coin
 */
export function paymentUri(
  network: Pick<Network, "coin" | "family" | "chain_id" | "contract" | "decimals">,
  address: string,
  units: bigint,
): string {
  const { coin, family, chain_id: chain, contract, decimals } = network;
  const amount = withoutZeros(formatUnits(units, scaleOf(coin)));
  if (family === "bitcoin") return `bitcoin:${address}?amount=${amount}`;
  if (family === "tron" || chain === null) return "";
  if (contract === "") return `ethereum:${address}@${chain}?value=${amount}e${decimals}`;
  const onChain = units * 10n ** BigInt(Math.max(0, decimals - scaleOf(coin)));
  return `ethereum:${contract}@${chain}/transfer?address=${address}&uint256=${onChain}`;
}

const withoutZeros = (decimal: string) => decimal.replace(/\.?0+$/, "");

/** What must be read before anything is sent to a deposit address. */
export const depositWarnings = (
  language: Language,
  { coin, network_name }: Pick<Network, "coin" | "network_name">,
) => [
  translate(language, "sandbox_address"),
  translate(language, "transfer_irreversible"),
  translate(language, "send_only", { coin, network: network_name }),
];

/** The transaction at a public explorer; "" without one. */
export const explorerUrl = ({ explorer }: Pick<Network, "explorer">, txid: string) =>
  explorer === "" || txid === "" ? "" : explorer + txid;
