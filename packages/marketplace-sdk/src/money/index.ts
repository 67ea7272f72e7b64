export {
  addDecimals,
  compareDecimals,
  costOf,
  type Decimal,
  isAbove,
  isDecimal,
  isZero,
  multiplyDecimals,
  perMille,
  readDecimal,
  rescale,
  sumOf,
  timesQuantity,
  writeDecimal,
} from "./decimal.js";
export { type Digits, latinDigits, PLAIN, readAmount, typedAmount } from "./read-amount.js";
export { readQuantity } from "./read-quantity.js";
