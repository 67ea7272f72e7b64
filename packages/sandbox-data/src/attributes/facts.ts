import { countryName } from "../area/areas";
import type { AttributeRow } from "../types";
import { factsTable } from "./facts-table";

/** A price from a quantity on. */
interface TierFact {
  readonly num: number;
  /** Difference from the price of one piece, below 0. */
  readonly percent: number;
}

/** What is known of a product besides its title and price. */
export interface ProductFacts {
  readonly weightGrams: number;
  readonly minOrder: number;
  readonly packSize: number;
  readonly tiers: readonly TierFact[];
  readonly leadTimes: readonly { readonly num: number; readonly days: number }[];
  readonly attributes: readonly AttributeRow[];
}

const listOf = (text: string) => (text === "-" ? [] : text.split(", "));

/** `name=value [unit]` */
function attributeOf(text: string): AttributeRow {
  const [, name = "", value = "", unit] = /^([^=]+)=(.*?)(?: \[(.+)\])?$/.exec(text) ?? [];
  return { name, value, ...(unit !== undefined && { unit }) };
}

const weight = (grams: number) =>
  grams < 1_000 ? { value: `${grams}`, unit: "g" } : { value: `${grams / 1_000}`, unit: "kg" };

function factsOf(line: string): readonly [id: number, facts: ProductFacts] {
  const [id, grams, carton = "", trade = "", order = "", tiers = "-", times = "-", own = ""] =
    line.split(" | ");
  const weightGrams = Number(grams);
  const [pieces = "", measures = "", kg = ""] = carton.split("; ");
  const [origin = "", heading = ""] = trade.split(" ");
  const [minOrder = 1, packSize = 1] = order.split("/").map(Number);
  return [
    Number(id),
    {
      weightGrams,
      minOrder,
      packSize,
      tiers: listOf(tiers).map((tier) => {
        const [num = 0, percent = 0] = tier.split(" ").map(Number);
        return { num, percent };
      }),
      leadTimes: listOf(times).map((time) => {
        const [num = 0, days = 0] = time.split(" ").map(Number);
        return { num, days };
      }),
      attributes: [
        ...own.split("; ").map(attributeOf),
        { name: "Weight with packing", ...weight(weightGrams) },
        { name: "Pieces per carton", value: pieces },
        { name: "Carton measures", value: measures, unit: "cm" },
        { name: "Carton weight", value: kg, unit: "kg" },
        { name: "Country of origin", value: countryName(origin) },
        { name: "Customs heading (HS)", value: heading },
      ],
    },
  ];
}

const facts = new Map(factsTable.trim().split("\n").map(factsOf));

/** @returns undefined for a product of which no more is known than its title */
export const productFacts = (id: number): ProductFacts | undefined => facts.get(id);
