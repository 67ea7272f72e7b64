import { useConfig } from "../../shared/site/use-config";
import { USUAL_DIGITS } from "./price";

/** Digits after the point of prices that are typed: the operator's choice. */
export const usePriceDigits = (): number => useConfig()?.currency?.scale ?? USUAL_DIGITS;
