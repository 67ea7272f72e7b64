import { BusinessError } from "../domain/errors";
import { PRICE_SCALE, PRICE_STEP, parseUnits, SITE_CURRENCY, scaleOf } from "../domain/money";
import { invalidField } from "./errors";

/** Ledger units of an amount that a caller sent. @throws {HttpError} 422 naming the field */
export function readAmount(text: string, field: string, coin: string = SITE_CURRENCY): bigint {
  const units = parseUnits(text, scaleOf(coin));
  if (units === undefined) throw invalidField(field);
  return units;
}

/** Ledger units of a price that a caller sent: at most two digits. @throws {BusinessError} `price_invalid` naming the field */
export function readPrice(text: string, field: string): bigint {
  const units = parseUnits(text, PRICE_SCALE);
  if (units === undefined) throw new BusinessError("price_invalid", { field });
  return units * PRICE_STEP;
}

/** A billion, in ledger units, so that totals stay within the range of the contract's amounts. */
export const HIGHEST_PRICE = 10n ** 15n;

/** The same up to {@link HIGHEST_PRICE}. @throws {BusinessError} `price_invalid` naming the field */
export function readPriceWithin(text: string, field: string): bigint {
  const units = readPrice(text, field);
  if (units > HIGHEST_PRICE) throw new BusinessError("price_invalid", { field });
  return units;
}
