import type { StoreTermsRow, ZoneRow } from "../types";

/** Countries that the stores' parcels reach by road. */
const NEAR = ["AT", "BE", "CH", "CZ", "DE", "DK", "FR", "IT", "LU", "NL", "PL"];

const near = (zone: Omit<ZoneRow, "countries">): ZoneRow => ({ countries: NEAR, ...zone });
const elsewhere = (zone: Omit<ZoneRow, "countries">): ZoneRow => ({ countries: [], ...zone });
const everywhere = elsewhere;

/**
 * What these stores ask of an order, by their names: freight by country, piece and weight, free from a sum, and a smallest order. In
 * other stores each product has a freight of its own. The stores of the contract's examples are among those others.
 */
export const storeTerms: ReadonlyMap<string, StoreTermsRow> = new Map([
  [
    "Example Lantern House",
    {
      zones: [
        near({ baseCents: 590, freeFromCents: 12_000 }),
        elsewhere({ baseCents: 1_900, perPieceCents: 150 }),
      ],
    },
  ],
  [
    "Example Kettle Street",
    { zones: [everywhere({ baseCents: 490, perPieceCents: 40, freeFromCents: 8_000 })] },
  ],
  [
    "Example Blue Loom",
    { zones: [everywhere({ baseCents: 490, perPieceCents: 15, freeFromCents: 60_000 })] },
  ],
  ["Example Cobbler & Daughter", { zones: [near({ baseCents: 390 }), elsewhere({ baseCents: 1_490 })] }],
  [
    "Example Signal Point",
    {
      zones: [
        near({ baseCents: 290, perKgCents: 120 }),
        elsewhere({ baseCents: 990, perKgCents: 450, freeFromCents: 50_000 }),
      ],
    },
  ],
  ["Example Watt & Plug", { zones: [everywhere({ baseCents: 390, perKgCents: 90 })], minOrderCents: 3_000 }],
  [
    "Example Plumb Line Supply",
    {
      zones: [near({ perKgCents: 110 }), elsewhere({ baseCents: 1_200, perKgCents: 380 })],
      minOrderCents: 2_500,
    },
  ],
  [
    "Example Brick & Garden",
    {
      zones: [
        near({ baseCents: 900, perKgCents: 90, freeFromCents: 40_000 }),
        elsewhere({ baseCents: 2_900, perKgCents: 320 }),
      ],
    },
  ],
  ["Example Fern Apothecary", { zones: [everywhere({ baseCents: 350, freeFromCents: 4_000 })] }],
  ["Example Lake & Paddle", { zones: [near({ perKgCents: 160 }), elsewhere({ perKgCents: 520 })] }],
  [
    "Example Wooden Train",
    { zones: [near({ baseCents: 450, freeFromCents: 10_000 }), elsewhere({ baseCents: 1_200 })] },
  ],
  [
    "Example Hearth Bakery Supply",
    { zones: [everywhere({ baseCents: 290, perKgCents: 60 })], minOrderCents: 2_000 },
  ],
  [
    "Example Orchard Gate",
    {
      zones: [everywhere({ baseCents: 690, perPieceCents: 45, freeFromCents: 90_000 })],
      minOrderCents: 5_000,
    },
  ],
  ["Example Bean & Leaf", { zones: [everywhere({ baseCents: 390, freeFromCents: 4_500 })] }],
  [
    "Example Happy Paws",
    {
      zones: [near({ baseCents: 290, perKgCents: 70 }), elsewhere({ baseCents: 890, perKgCents: 290 })],
      minOrderCents: 1_500,
    },
  ],
  [
    "Example Counter & Carton",
    {
      zones: [everywhere({ baseCents: 590, perPieceCents: 20, freeFromCents: 75_000 })],
      minOrderCents: 7_500,
    },
  ],
]);
