import { priceText } from "./money";

/** Freight of an order into some countries, which a store decides. Amounts in ledger units. */
export interface FreightZone {
  /** Ids of countries in the list of areas; empty for all that no other zone has. */
  readonly areas: readonly number[];
  readonly base: bigint;
  readonly perPiece: bigint;
  /** For each started kilogram. */
  readonly perKg: bigint;
  /** Amount of items from which it is free; undefined where it never is. */
  readonly freeFrom: bigint | undefined;
}

/** A zone as stored: digits of ledger units, because JSON has no integers of that size. */
export interface StoredZone {
  readonly areas: readonly number[];
  readonly base: string;
  readonly per_piece: string;
  readonly per_kg: string;
  readonly free_from: string | null;
}

/** What is carried for one order. */
export interface Load {
  readonly pieces: number;
  readonly grams: number;
  /** Amount of all items of the order, in ledger units. */
  readonly goods: bigint;
}

const GRAMS_PER_KG = 1_000;

/** The zone of a country, else the one for all others. @param area null for a country that is not in the list */
export const zoneOf = (zones: readonly FreightZone[], area: number | null): FreightZone | undefined =>
  zones.find(({ areas }) => area !== null && areas.includes(area)) ??
  zones.find(({ areas }) => areas.length === 0);

/** What a zone asks for a load. */
export function freightOf({ base, perPiece, perKg, freeFrom }: FreightZone, load: Load): bigint {
  if (freeFrom !== undefined && load.goods >= freeFrom) return 0n;
  return base + perPiece * BigInt(load.pieces) + perKg * BigInt(startedKg(load));
}

/** Kilograms of a load, each one that is begun counts. */
export const startedKg = ({ grams }: Pick<Load, "grams">): number => Math.ceil(grams / GRAMS_PER_KG);

export const readZones = (stored: readonly StoredZone[]): readonly FreightZone[] =>
  stored.map(({ areas, base, per_piece, per_kg, free_from }) => ({
    areas,
    base: BigInt(base),
    perPiece: BigInt(per_piece),
    perKg: BigInt(per_kg),
    freeFrom: free_from === null ? undefined : BigInt(free_from),
  }));

export const storeZones = (zones: readonly FreightZone[]) =>
  zones.map(({ areas, base, perPiece, perKg, freeFrom }) => ({
    areas: [...areas],
    base: `${base}`,
    per_piece: `${perPiece}`,
    per_kg: `${perKg}`,
    free_from: freeFrom === undefined ? null : `${freeFrom}`,
  }));

/** A zone as responses contain it. */
export const zoneDto = ({ areas, base, perPiece, perKg, freeFrom }: FreightZone) => ({
  areas: [...areas],
  base: priceText(base),
  per_piece: priceText(perPiece),
  per_kg: priceText(perKg),
  ...(freeFrom !== undefined && { free_from: priceText(freeFrom) }),
});
