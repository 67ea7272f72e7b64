import type { FreightZone, Input, Store } from "marketplace-sdk";
import { isZero, typedAmount } from "marketplace-sdk/money";
import { priceRule, readPrice } from "../../../entities/money/amount";
import type { FieldErrors } from "../../../shared/forms/field-errors";
import { isUnread, storedText, UNREAD } from "../../../shared/forms/stored-text";

/** A zone as typed; its fields are named as in the server's errors. */
export interface ZoneValues {
  /** Ids of its countries; empty for all that no other zone has, which nobody has decided where they are {@link UNREAD_AREAS}. */
  areas: readonly string[];
  base: string;
  per_piece: string;
  per_kg: string;
  free_from: string;
}

/** A store's terms of delivery as typed. */
export interface TermsValues {
  min_order_amount: string;
  freight_zones: readonly ZoneValues[];
}

/** A zone for all countries that no other zone has. */
export const NEW_ZONE: ZoneValues = { areas: [], base: "", per_piece: "", per_kg: "", free_from: "" };

/** What a zone has for countries that can't be read. */
const UNREAD_AREAS: readonly string[] = [UNREAD];

/** Amounts that may be left empty, which is zero, or for `free_from` never. */
const OPTIONAL = ["per_piece", "per_kg", "free_from"] as const;

type Terms = Pick<Store, "min_order_amount" | "freight_zones">;

/** Initial values of the form. @param tag of the reader's language, in which prices are written */
export function termsValues(tag: string, terms: Terms): TermsValues {
  const known = (amount: string): string => typedAmount(amount, tag);
  const typed = (amount: string): string => (isZero(amount) ? "" : known(amount));
  return {
    min_order_amount: storedText(terms, "min_order_amount", typed),
    freight_zones: zonesOf(terms).map((zone) => ({
      areas: areasOf(zone),
      base: storedText(zone, "base", known),
      per_piece: storedText(zone, "per_piece", typed),
      per_kg: storedText(zone, "per_kg", typed),
      // From 0 on is always, which is not the same as never.
      free_from: storedText(zone, "free_from", known),
    })),
  };
}

/** A zone in a response, whatever it lacks. */
type StoredZone = Partial<FreightZone>;

/** The zones of a store; one of which nothing is known where the table can't be read. The contract has no null for either list. */
function zonesOf(terms: Terms): readonly StoredZone[] {
  const zones: readonly (StoredZone | null)[] | null | undefined = terms.freight_zones;
  if (zones === null || isUnread(terms, "freight_zones")) return [{}];
  return (zones ?? []).map((zone) => zone ?? {});
}

function areasOf({ areas }: StoredZone): readonly string[] {
  const isRead = areas?.every((id) => typeof id === "string" || typeof id === "number");
  return areas && isRead ? areas.map(String) : UNREAD_AREAS;
}

/** Errors of the fields that can't be sent. @param digits of prices, after the point @param tag of the reader's language */
export function validateTerms(values: TermsValues, digits: number, tag: string): FieldErrors<string> {
  const errors: { [field: string]: FieldErrors<string>[string] } = {};
  const need = (field: string, isFine: boolean): void => {
    if (!isFine) errors[field] = priceRule(digits);
  };
  need("min_order_amount", readPrice(values.min_order_amount, digits, tag) !== null);
  for (const [at, zone] of values.freight_zones.entries()) {
    if (zone.areas.includes(UNREAD)) errors[`freight_zones.${at}.areas`] = "requests.unread";
    need(`freight_zones.${at}.base`, Boolean(readPrice(zone.base, digits, tag)));
    for (const name of OPTIONAL)
      need(`freight_zones.${at}.${name}`, readPrice(zone[name], digits, tag) !== null);
  }
  return errors;
}

/** Input of merchant.saveStore for values that passed {@link validateTerms}: the whole table. */
export function termsInput(
  values: TermsValues,
  digits: number,
  tag: string,
): Pick<Input<"merchant.saveStore">, "min_order_amount" | "freight_zones"> {
  const price = (typed: string) => readPrice(typed, digits, tag) || undefined;
  return {
    min_order_amount: price(values.min_order_amount) ?? "0",
    freight_zones: values.freight_zones.map(({ areas, base, per_piece, per_kg, free_from }) => {
      const [piece, kg, free] = [price(per_piece), price(per_kg), price(free_from)];
      return {
        areas: [...areas],
        base: price(base) ?? "0",
        ...(piece !== undefined && { per_piece: piece }),
        ...(kg !== undefined && { per_kg: kg }),
        ...(free !== undefined && { free_from: free }),
      };
    }),
  };
}
