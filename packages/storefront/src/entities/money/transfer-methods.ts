import { isEnabled, type TransferMethod } from "marketplace-react";

/** The coins, each once, in the server's order. */
export const coinsOf = (methods: readonly TransferMethod[]): string[] => [
  ...new Set(methods.map(({ coin }) => coin)),
];

/** The method of a coin and a network; undefined when it doesn't exist or is disabled. */
export const findMethod = <Method extends TransferMethod>(
  methods: readonly Method[],
  { coin, network }: { coin: string; network: string },
): Method | undefined =>
  methods.find((method) => method.coin === coin && method.network === network && isEnabled(method));
