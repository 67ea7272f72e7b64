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
export { multiplyDecimals } from "./multiply";
export { type Digits, latinDigits, PLAIN, readAmount, typedAmount } from "./read-amount";
