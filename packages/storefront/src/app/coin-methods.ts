/** A coin on a network, as recharges.methods and withdrawals.methods list them. */
export interface CoinMethod {
  coin: string;
  network: string;
  enabled?: boolean;
}

/** The coins, each once, in the server's order. */
export const coinsOf = (methods: readonly CoinMethod[]): string[] => [
  ...new Set(methods.map(({ coin }) => coin)),
];

/** Servers that name no state mean that it is open. */
export const isOpen = ({ enabled }: CoinMethod): boolean => enabled !== false;

/** The way that is chosen; undefined while there is none, or when it has been closed. */
export const chosenMethod = <Method extends CoinMethod>(
  methods: readonly Method[],
  { coin, network }: { coin: string; network: string },
): Method | undefined =>
  methods.find((method) => method.coin === coin && method.network === network && isOpen(method));
