/** A coin on a network, as `recharges.methods` and `withdrawals.methods` list them. */
export interface TransferMethod {
  /** Code such as `USDT`. */
  coin: string;
  /** Code such as `TRC20`: the same coin on another network is another method. */
  network: string;
  /** Missing means that it can be used. */
  enabled?: boolean;
}

/** The coins, each once, in the server's order. */
export const coinsOf = (methods: readonly TransferMethod[]): string[] => [
  ...new Set(methods.map(({ coin }) => coin)),
];

/** Whether a method can be used. Servers that don't say so mean that it can. */
export const isEnabled = ({ enabled }: TransferMethod): boolean => enabled !== false;

/** The method of a coin and a network; undefined when it doesn't exist or is disabled. */
export const findMethod = <Method extends TransferMethod>(
  methods: readonly Method[],
  { coin, network }: { coin: string; network: string },
): Method | undefined =>
  methods.find((method) => method.coin === coin && method.network === network && isEnabled(method));
