import { USUAL_DIGITS } from "../money/price";
import { useConfig } from "./use-config";

/** Digits after the point of prices that are typed: the operator's choice. */
export const usePriceDigits = (): number => useConfig()?.currency?.scale ?? USUAL_DIGITS;
