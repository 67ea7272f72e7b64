import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { casesOf, isFull } from "../../../../scripts/lib/cases.mjs";
import { move } from "../../src/db/ledger/post";
import { coinAmount } from "../../src/domain/coin-amount";
import { clearing, escrow } from "../../src/domain/ledger/accounts";
import { coinPostings, splitAmount } from "../../src/domain/ledger/coin-postings";
import { formatUnits, PRICE_STEP, parseUnits, shareDown, shareUp } from "../../src/domain/money";
import { commissionOf } from "../../src/features/checkout/place-orders";
import { priceCart } from "../../src/features/checkout/pricing";
import { costOf } from "../../src/features/loans/terms";
import type { CartLine } from "../../src/features/orders/cart";
import { toSite } from "../../src/features/wallet/networks";
import { figuresOf } from "../../src/features/wallet/quotes";

/* Every sum the server makes, against fractions of whole numbers. `VERIFY=full` tries five million cases. */

const CASES = Number(process.env.CASES ?? casesOf({ test: 20_000, verify: 200_000, full: 5_000_000 }));
const PROPERTIES = 10;
const numRuns = CASES / PROPERTIES;
const minutes = isFull ? 60 : 1;
const MILLION = 1_000_000n;

/** `over / under` lies in (units - 1, units]: the next unit up. */
const isUp = (units: bigint, over: bigint, under: bigint) =>
  units * under >= over && (units - 1n) * under < over;
/** `over / under` lies in [units, units + 1): the unit below. */
const isDown = (units: bigint, over: bigint, under: bigint) =>
  units * under <= over && (units + 1n) * under > over;
const total = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);

const amount = fc.bigInt({ min: 0n, max: 10n ** 27n });
const positive = fc.bigInt({ min: 1n, max: 10n ** 27n });
const price = fc.bigInt({ min: 0n, max: 10n ** 11n }).map((cents) => cents * PRICE_STEP);
const ppm = fc.integer({ min: 0, max: 1_000_000 });
const coin = fc.constantFrom("USDT", "BTC", "ETH");
const SCALES = new Map([
  ["USDT", 6n],
  ["BTC", 8n],
  ["ETH", 18n],
]);
const whole = (name: string) => 10n ** (SCALES.get(name) ?? 0n);

/** A cart of few shops and products, so that lines share them; some cannot be ordered. */
const line = fc
  .record({
    productId: fc.integer({ min: 1, max: 6 }),
    num: fc.integer({ min: 1, max: 1_000 }),
    stock: fc.constantFrom(0, 500, 1_000),
    available: fc.integer({ min: 0, max: 9 }).map((n) => n > 0),
    isElsewhere: fc.constant(false),
    ownerId: fc.integer({ min: 1, max: 5 }),
    price,
    taxPpm: ppm,
  })
  .map(
    (found): CartLine => ({
      ...found,
      product: { price: found.price, tiers: [] },
      minOrder: 1,
      packSize: 1,
      skuId: 1,
      shopId: found.productId % 3,
      shopname: "",
      title: "",
      image: "",
      spec: [],
      freight: BigInt(found.productId * 37) * PRICE_STEP,
      weight: 0,
      skuCode: "",
      shipping: { shipHours: 24, leadTimes: [] },
      store: { minAmount: 0n, zones: [] },
    }),
  );

describe("money, against fractions", () => {
  const holds = <Value>(name: string, arbitrary: fc.Arbitrary<Value>, property: (value: Value) => boolean) =>
    test(name, { timeout: minutes * 60_000 }, () => {
      const { counterexample } = fc.check(fc.property(arbitrary, property), { numRuns });
      expect(counterexample).toBeNull();
    });

  const written = fc.tuple(
    fc.bigInt({ min: 0n, max: 10n ** 21n - 1n }),
    fc.stringMatching(/^[0-9]{0,18}$/),
    fc.integer({ min: 0, max: 18 }),
  );
  holds("a text is its units, or refused where it has more digits", written, ([units, digits, scale]) => {
    const found = parseUnits(digits === "" ? `${units}` : `${units}.${digits}`, scale);
    if (digits.length > scale) return found === undefined;
    return found === units * 10n ** BigInt(scale) + BigInt(digits.padEnd(scale, "0") || 0);
  });
  const signed = fc.tuple(
    fc.bigInt({ min: -(10n ** 38n), max: 10n ** 38n }),
    fc.integer({ min: 0, max: 18 }),
  );
  holds("units are their text, with all its digits", signed, ([units, scale]) => {
    const text = formatUnits(units, scale);
    const [, sign, above, below = ""] = /^(-?)(0|[1-9]\d*)(?:\.(\d+))?$/.exec(text) ?? [];
    const found = BigInt(`${above}${below}`);
    return (sign ? -found : found) === units && below.length === scale && units < 0n === (sign === "-");
  });
  holds("shares round to the side they say", fc.tuple(amount, amount, positive), ([of, over, under]) => {
    const exact = of * over;
    return isUp(shareUp(of, over, under), exact, under) && isDown(shareDown(of, over, under), exact, under);
  });
  const payout = fc.tuple(amount, price, ppm, coin, positive);
  holds("of a payout fee and what arrives are never more than its amount", payout, (given) => {
    const [asked, fee_fixed, fee_ppm, name, rate] = given;
    const { fee, received } = figuresOf({ coin: name, fee_fixed, fee_ppm }, rate, asked);
    if (!isUp(fee - fee_fixed, asked * BigInt(fee_ppm), MILLION)) return false;
    return asked <= fee ? received === 0n : isDown(received, (asked - fee) * whole(name), rate);
  });
  holds("a coin pays no less than the total, and no unit more", fc.tuple(amount, coin, positive), (given) => {
    const [owed, name, rate] = given;
    const asked = coinAmount(owed, name, rate);
    const isEnough = toSite(asked, name, rate) >= owed;
    return isEnough && isUp(asked, owed * whole(name), rate);
  });
  const parts = fc.tuple(amount, fc.array(amount, { minLength: 1, maxLength: 8 }));
  holds("the parts of a split are its whole, each within a unit of its share", parts, ([of, weights]) => {
    const found = splitAmount(of, weights);
    const all = total(weights);
    const isFair = (part: bigint, i: number) => {
      const rest = part * all - of * (weights[i] ?? 0n);
      return part >= 0n && rest > -all && rest < all;
    };
    return total(found) === of && found.length === weights.length && (all === 0n || found.every(isFair));
  });
  const cart = fc.array(line, { minLength: 1, maxLength: 6 });
  holds("an order is its goods, a freight per product and its taxes rounded once", cart, (lines) => {
    const { groups, sums } = priceCart(lines, 1);
    const bought = lines.filter((one) => one.available && one.ownerId !== 1 && one.stock >= one.num);
    const goods = total(bought.map((one) => one.price * BigInt(one.num)));
    const products = new Set(bought.map(({ productId }) => productId));
    const freight = total([...products].map((id) => BigInt(id * 37) * PRICE_STEP));
    const step = MILLION * PRICE_STEP;
    const taxOfShop = (shopId: number) => {
      const own = bought.filter((one) => one.shopId === shopId);
      const exact = total(own.map((one) => one.price * BigInt(one.num) * BigInt(one.taxPpm)));
      return (exact / step + (2n * (exact % step) >= step ? 1n : 0n)) * PRICE_STEP;
    };
    const tax = total([...new Set(bought.map(({ shopId }) => shopId))].map(taxOfShop));
    return (
      sums.goods === goods &&
      sums.freight === freight &&
      sums.tax === tax &&
      sums.total === goods + freight + tax &&
      total(groups.map((group) => group.sums.total)) === sums.total
    );
  });
  holds("a commission is a share down to whole cents", fc.tuple(price, ppm), ([goods, share]) => {
    const commission = commissionOf(goods, share);
    const isDue = isDown(commission / PRICE_STEP, goods * BigInt(share), MILLION * PRICE_STEP);
    return commission % PRICE_STEP === 0n && isDue && commission <= goods;
  });
  const loan = fc.tuple(price, ppm, ppm, fc.integer({ min: 1, max: 3_650 }));
  holds("what a loan costs is never understated", loan, ([borrowed, aprPpm, feePpm, termDays]) => {
    const cost = costOf({ termDays, aprPpm, feePpm, min: 0n, max: 0n }, borrowed);
    const exact = borrowed * (BigInt(aprPpm * termDays) + BigInt(feePpm) * 365n);
    const under = MILLION * 365n;
    const isPlain = cost.fee % PRICE_STEP === 0n && cost.fee * under < exact + (PRICE_STEP + 2n) * under;
    const isYearly = isUp(
      BigInt(cost.aprPpm),
      BigInt(aprPpm * termDays) + BigInt(feePpm) * 365n,
      BigInt(termDays),
    );
    return isPlain && cost.fee * under >= exact && isYearly;
  });
  holds("every journal is even in each currency", fc.tuple(coin, amount, amount), ([name, units, worth]) => {
    const to = escrow("one");
    // In the site currency what arrives is what it is worth.
    const bought = coinPostings(name, "net", units, to, name === "USDT" ? units : worth);
    return [bought, move(clearing(name, "net"), to, units)].every((postings, i) => {
      const even = new Map<string, bigint>();
      for (const { account, amount: moved } of postings) {
        const currency = i === 1 ? "one" : account.currency;
        even.set(currency, (even.get(currency) ?? 0n) + moved);
      }
      return [...even.values()].every((sum) => sum === 0n);
    });
  });
});
