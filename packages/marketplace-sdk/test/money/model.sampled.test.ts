import { expect, test } from "vitest";
import { casesOf, isFull } from "../../../../scripts/lib/cases.mjs";
import { createRandom, type Random } from "../../../../scripts/lib/random.mjs";
import {
  addDecimals,
  compareDecimals,
  isAbove,
  isDecimal,
  isZero,
  perMille,
  readAmount,
  timesQuantity,
} from "../../src/money/index";

/* Money against fractions of whole numbers, written down independently. `VERIFY=full` tries five million cases. */

const CASES = Number(process.env.CASES ?? casesOf({ test: 20_000, verify: 200_000, full: 5_000_000 }));
const MINUTES = isFull ? 30 : 1;

/** `over / under`, with `under` above 0. */
interface Fraction {
  over: bigint;
  under: bigint;
}

function fractionOf(decimal: string): Fraction {
  const digits = decimal.replace(/^-/, "");
  const at = digits.indexOf(".");
  const places = at < 0 ? 0 : digits.length - at - 1;
  const over = BigInt(digits.replace(".", ""));
  return { over: decimal.startsWith("-") ? 0n - over : over, under: 10n ** BigInt(places) };
}

const plus = (a: Fraction, b: Fraction): Fraction => ({
  over: a.over * b.under + b.over * a.under,
  under: a.under * b.under,
});

/** Below 0, 0 or above 0. */
const difference = (a: Fraction, b: Fraction): bigint => a.over * b.under - b.over * a.under;

const isSame = (decimal: string | undefined, wanted: Fraction): decimal is string =>
  isDecimal(decimal) && difference(fractionOf(decimal), wanted) === 0n;

const placesOf = (decimal: string): number => decimal.split(".")[1]?.length ?? 0;

const digits = (random: Random, count: number): string =>
  // Many zeros and nines: carries and zeros at an end are where arithmetic on digits goes wrong.
  Array.from({ length: count }, () => "0099123456789"[random(13)]).join("");

/** A decimal as the contract may write it, zeros at both ends and "-0" among them. */
function anyDecimal(random: Random): string {
  const sign = random(3) === 0 ? "-" : "";
  const places = random(3) === 0 ? 0 : 1 + random(18);
  return `${sign}${digits(random, 1 + random(21))}${places > 0 ? `.${digits(random, places)}` : ""}`;
}

const positive = (random: Random): string => anyDecimal(random).replace("-", "");

/** Another writing of the same value, or one that differs in its last digit. */
function neighbor(random: Random, decimal: string): string {
  if (random(2) === 0) return decimal.includes(".") ? `${decimal}${"0".repeat(random(4))}` : `${decimal}.00`;
  return `${decimal.slice(0, -1)}${random(10)}`;
}

/** What a property says of one case: undefined when it holds, else the case. */
type Property = (random: Random) => string | undefined;

const PROPERTIES: Readonly<Record<string, Property>> = {
  "a sum is the sum, with the most decimals of its parts, in whatever order": (random) => {
    const amounts = Array.from({ length: random(6) }, () => anyDecimal(random));
    const sum = addDecimals(amounts);
    const wanted = amounts.map(fractionOf).reduce(plus, { over: 0n, under: 1n });
    const holds =
      isSame(sum, wanted) &&
      placesOf(sum) === Math.max(0, ...amounts.map(placesOf)) &&
      addDecimals(amounts.toReversed()) === sum;
    return holds ? undefined : `${amounts.join(" + ")} = ${sum}`;
  },
  "the order of two amounts is that of their values": (random) => {
    const one = anyDecimal(random);
    const other = random(2) === 0 ? anyDecimal(random) : neighbor(random, one);
    const wanted = difference(fractionOf(one), fractionOf(other));
    const found = compareDecimals(one, other);
    const holds =
      (wanted > 0n ? 1 : wanted < 0n ? -1 : 0) === found &&
      Number(compareDecimals(other, one)) + found === 0 &&
      isAbove(one, other) === wanted > 0n;
    return holds ? undefined : `${one} <> ${other}: ${found}`;
  },
  "a price times pieces is exact and keeps its decimals": (random) => {
    const price = anyDecimal(random);
    const pieces = random(random(2) === 0 ? 100 : 1_000_000_000);
    const { over, under } = fractionOf(price);
    const amount = timesQuantity(price, pieces);
    const holds =
      isSame(amount, { over: over * BigInt(pieces), under }) && placesOf(amount) === placesOf(price);
    return holds ? undefined : `${price} × ${pieces} = ${amount}`;
  },
  "a part in thousandths is rounded down": (random) => {
    const whole = positive(random);
    const part = random(2) === 0 ? positive(random) : neighbor(random, whole);
    const [a, b] = [fractionOf(part), fractionOf(whole)];
    const wanted = b.over === 0n ? 0n : (a.over * b.under * 1000n) / (a.under * b.over);
    return perMille(part, whole) === wanted ? undefined : `${part} of ${whole} ≠ ${wanted}`;
  },
  "nothing is nothing, however it is written": (random) => {
    const amount = random(2) === 0 ? anyDecimal(random) : `-0.${"0".repeat(random(18))}`;
    const wanted = isDecimal(amount) && fractionOf(amount).over === 0n;
    return isZero(amount) === wanted ? undefined : amount;
  },
  "an amount is read as its value from the ways people type it": (random) => {
    const amount = positive(random);
    const typed = typedAs(random, amount);
    const found = readAmount(typed, "en");
    const holds = typeof found === "string" && isSame(found, fractionOf(amount)) && !/\.\d*0$/.test(found);
    return holds ? undefined : `${typed} (${amount}): ${found}`;
  },
};

/** Rows of digits, with the signs that go with them: before decimals, and between thousands. */
const ROWS = [
  { digits: "0123456789", point: ".", comma: "," },
  { digits: "٠١٢٣٤٥٦٧٨٩", point: "٫", comma: "٬" },
  { digits: "۰۱۲۳۴۵۶۷۸۹", point: "٫", comma: "،" },
  { digits: "०१२३४५६७८९", point: ".", comma: "," },
  { digits: "０１２３４５６７８９", point: "．", comma: "，" },
];

/** An amount in one of five rows of digits, with thousands grouped or not, and with spaces around it. */
function typedAs(random: Random, amount: string): string {
  const row = ROWS[random(ROWS.length)] ?? { digits: "", point: "", comma: "" };
  const [whole = "", fraction] = amount.split(".");
  const isGrouped = random(2) === 0 && /^[1-9]/.test(whole);
  const grouped = isGrouped ? whole.replace(/\B(?=(\d{3})+$)/g, row.comma) : whole;
  const plain = fraction === undefined ? grouped : `${grouped}${row.point}${fraction}`;
  return ` ${plain.replace(/\d/g, (digit) => row.digits.charAt(digit.charCodeAt(0) - 48))} `;
}

test.each(Object.entries(PROPERTIES))("%s", { timeout: MINUTES * 60_000 }, (_, property) => {
  const random = createRandom(0x5eed);
  const broken: string[] = [];
  const cases = Math.ceil(CASES / Object.keys(PROPERTIES).length);
  for (let i = 0; i < cases && broken.length < 5; i++) broken.push(...[property(random)].filter(isText));
  expect(broken).toEqual([]);
});

const isText = (value: string | undefined): value is string => value !== undefined;
