export {
  addDecimals,
  compareDecimals,
  costOf,
  type Decimal,
  isDecimal,
  isZero,
  multiplyDecimals,
  perMille,
  sumOf,
  timesPieces,
} from "./decimal";
export { type Digits, latinDigits, PLAIN, readAmount, typedAmount } from "./read-amount";
