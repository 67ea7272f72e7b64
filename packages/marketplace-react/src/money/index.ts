export {
  addDecimals,
  compareDecimals,
  costOf,
  type Decimal,
  isDecimal,
  isZero,
  perMille,
  sumOf,
  timesPieces,
} from "./decimal";
export { latinDigits } from "./digits";
export { multiplyDecimals } from "./multiply";
export { type Digits, PLAIN, readAmount, typedAmount } from "./read-amount";
