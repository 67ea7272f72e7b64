export {
  addDecimals,
  compareDecimals,
  costOf,
  type Decimal,
  isDecimal,
  isZero,
  multiplyDecimals,
  perMille,
  readDecimal,
  rescale,
  sumOf,
  timesPieces,
  writeDecimal,
} from "./decimal.js";
export { type Digits, latinDigits, PLAIN, readAmount, typedAmount } from "./read-amount.js";
