import { useConfig } from "../../shared/site/use-config";
import { USUAL_DIGITS } from "./price";

/** Decimal digits of prices that users type, as set by the operator. */
export const usePriceDigits = (): number => useConfig()?.currency?.scale ?? USUAL_DIGITS;
