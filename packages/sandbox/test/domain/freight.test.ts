import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type FreightZone,
  freightOf,
  readZones,
  storeZones,
  zoneDto,
  zoneOf,
} from "../../src/domain/freight";

const USDT = 1_000_000n;
const zone: FreightZone = { areas: [1], base: 4n * USDT, perPiece: 0n, perKg: 0n, freeFrom: undefined };
const load = { pieces: 480, grams: 300_000, goods: 100n * USDT };

test("freight is the base, each piece and each started kilogram", () => {
  expect(freightOf(zone, load)).toBe(4n * USDT);
  expect(freightOf({ ...zone, perPiece: USDT / 2n }, load)).toBe(244n * USDT);
  expect(freightOf({ ...zone, perKg: USDT }, load)).toBe(304n * USDT);
  const kilos = (grams: number) => freightOf({ ...zone, base: 0n, perKg: USDT }, { ...load, grams });
  expect([0, 1, 1_000, 1_001].map(kilos)).toEqual([0n, USDT, USDT, 2n * USDT]);
});

test("it is free from the sum on, not a cent earlier", () => {
  const free = { ...zone, freeFrom: load.goods };
  expect(freightOf(free, load)).toBe(0n);
  expect(freightOf(free, { ...load, goods: load.goods - 10_000n })).toBe(4n * USDT);
});

test("a country is in its own zone, else in the one for all others, else in none", () => {
  const others = { ...zone, areas: [] };
  expect(zoneOf([others, zone], 1)).toBe(zone);
  expect(zoneOf([others, zone], 2)).toBe(others);
  expect(zoneOf([zone, others], null)).toBe(others);
  expect(zoneOf([zone], 2)).toBeUndefined();
});

test("zones come back from the database as they went in, and as prices in answers", () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 11n }).map((cents) => cents * 10_000n);
  const zones = fc.array(
    fc.record({
      areas: fc.array(fc.nat()),
      base: amount,
      perPiece: amount,
      perKg: amount,
      freeFrom: fc.option(amount, { nil: undefined }),
    }),
  );
  fc.assert(
    fc.property(zones, (some) => {
      expect(readZones(JSON.parse(JSON.stringify(storeZones(some))))).toEqual(some);
    }),
  );
  expect(readZones(storeZones([{ ...zone, perKg: USDT / 2n, freeFrom: 150n * USDT }])).map(zoneDto)).toEqual([
    { areas: [1], base: "4.00", per_piece: "0.00", per_kg: "0.50", free_from: "150.00" },
  ]);
});
