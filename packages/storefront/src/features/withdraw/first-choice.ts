import { coinsOf, isOpen } from "../../app/coin-methods";
import type { Method } from "./methods";

/** A coin, and its network where there is no choice: among several nobody should be on one by chance. */
export function networkChoice(methods: readonly Method[], coin: string): { coin: string; network: string } {
  const open = methods.filter((method) => method.coin === coin && isOpen(method));
  return { coin, network: open.length === 1 ? (open[0]?.network ?? "") : "" };
}

/** What is chosen before anybody has chosen. */
export const firstChoice = (methods: readonly Method[]) =>
  networkChoice(methods, coinsOf(methods.filter(isOpen))[0] ?? coinsOf(methods)[0] ?? "");
