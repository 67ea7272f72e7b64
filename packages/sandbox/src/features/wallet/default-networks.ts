import type { Queryable } from "../../db/connect";
import { parseUnits, SITE_CURRENCY, scaleOf } from "../../domain/money";
import type { Network } from "./networks";

type Chain = Pick<Network, "network" | "network_name" | "family" | "chain_id" | "confirmations" | "explorer">;
type Limits = readonly [rechargeMin: string, rechargeMax: string, withdrawMin: string, fee: string];

const BITCOIN: Chain = {
  network: "Bitcoin",
  network_name: "Bitcoin",
  family: "bitcoin",
  chain_id: null,
  confirmations: 2,
  explorer: "https://mempool.space/tx/",
};
const ETHEREUM: Chain = {
  network: "ERC20",
  network_name: "Ethereum (ERC20)",
  family: "evm",
  chain_id: 1,
  confirmations: 12,
  explorer: "https://etherscan.io/tx/",
};
const TRON: Chain = {
  network: "TRC20",
  network_name: "Tron (TRC20)",
  family: "tron",
  chain_id: null,
  confirmations: 20,
  explorer: "https://tronscan.org/#/transaction/",
};
const BNB: Chain = {
  network: "BEP20",
  network_name: "BNB Smart Chain (BEP20)",
  family: "evm",
  chain_id: 56,
  confirmations: 15,
  explorer: "https://bscscan.com/tx/",
};
const POLYGON: Chain = {
  network: "Polygon",
  network_name: "Polygon",
  family: "evm",
  chain_id: 137,
  confirmations: 64,
  explorer: "https://polygonscan.com/tx/",
};

/** Coin, chain, contract of the coin's token, digits on the chain (the token on BEP20 has 18, not 6), limits, a made-up rate. */
const DEFAULTS: readonly (readonly [string, Chain, string, number, Limits, string])[] = [
  ["USDT", TRON, "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t", 6, ["10", "50000", "10", "1"], "1"],
  ["USDT", ETHEREUM, "0xdAC17F958D2ee523a2206206994597C13D831ec7", 6, ["50", "50000", "50", "6"], "1"],
  ["USDT", BNB, "0x55d398326f99059fF775485246999027B3197955", 18, ["10", "50000", "10", "0.8"], "1"],
  ["USDT", POLYGON, "0xc2132D05D31c914a87C6611C10748AEb04B58e8F", 6, ["10", "50000", "10", "0.5"], "1"],
  ["BTC", BITCOIN, "", 8, ["0.0002", "2", "100", "8"], "91250"],
  ["ETH", ETHEREUM, "", 18, ["0.005", "20", "50", "6"], "3120"],
];

/**
 * Writes the networks that are not there yet; what an operator has changed stays.
 *
 * @param options `enabled` opens them all, with made-up rates: for a demonstration. Otherwise all are closed and have no rate.
 */
export async function seedNetworks(db: Queryable, { enabled }: { enabled: boolean }): Promise<void> {
  const rows = DEFAULTS.map(
    ([coin, chain, contract, decimals, [rechargeMin, rechargeMax, least, fee], rate]) => ({
      coin,
      ...chain,
      contract,
      decimals,
      recharge_enabled: enabled,
      recharge_min: units(rechargeMin, coin),
      recharge_max: units(rechargeMax, coin),
      withdraw_enabled: enabled,
      withdraw_min: units(least),
      withdraw_max: units("5000"),
      withdraw_step: units("0.01"),
      fee_fixed: units(fee),
      fee_ppm: 1_000,
      eta_minutes: chain.family === "bitcoin" ? 60 : 30,
      pay_enabled: enabled,
      rate: enabled ? units(rate) : null,
      reference_rate: enabled ? units(rate) : null,
      rate_source: enabled ? "demonstration" : "",
    }),
  );
  await db`insert into network ${db(rows)} on conflict do nothing`;
}

/** As digits: the driver would send a bigint as a 64-bit integer, which amounts of 18 digits do not fit. */
function units(text: string, coin = SITE_CURRENCY): string {
  const found = parseUnits(text, scaleOf(coin));
  if (found === undefined) throw new Error(`${text} is no amount of ${coin}`);
  return found.toString();
}
