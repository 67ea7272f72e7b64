import { decimal } from "../decimals.js";
import { type Fields, objectsIn, rowsOf } from "../json.js";
import { amounts, type Claim, numberOf, shown, truthOf, untrue, whenKnown } from "./claims.js";

const least = (values: readonly bigint[]): bigint | undefined =>
  values.reduce<bigint | undefined>(
    (min, value) => (min === undefined || value < min ? value : min),
    undefined,
  );

/** Checks a product, in a list or on its own. */
export function productProblem(product: Fields): string | undefined {
  const [price, freight] = amounts(product, "price", "freight_price");
  const skus = objectsIn(product.skus);
  const prices = skus.flatMap(({ price: one }) => decimal(one) ?? []);
  const pieces = skus.map(({ stock }) => numberOf(stock));
  const sum = pieces.every((one) => one !== undefined)
    ? pieces.reduce<number>((a, b) => a + (b ?? 0), 0)
    : undefined;
  const lowest = skus.length > 0 && prices.length === skus.length ? least(prices) : undefined;
  const reviews = numberOf(product.comment_count);
  const images = Array.isArray(product.images)
    ? product.images.filter((one) => typeof one === "string")
    : undefined;
  const found = untrue([
    [whenKnown([price], (size) => size > 0n), "it costs nothing"],
    [whenKnown([freight], (size) => size >= 0n), "its freight is below zero"],
    [
      whenKnown([price, lowest], (a, b) => a === b),
      `\`price\` is ${shown(price)}, its cheapest variant ${shown(lowest)}`,
    ],
    [
      skus.length > 0 ? whenKnown([numberOf(product.stock), sum], (a, b) => a === b) : undefined,
      `\`stock\` is ${String(product.stock)}, its variants have ${String(sum)}`,
    ],
    [
      reviews === undefined || product.good_rate === undefined
        ? undefined
        : (product.good_rate === null) === (reviews === 0),
      `\`good_rate\` is ${String(product.good_rate)}, \`comment_count\` ${String(reviews)}`,
    ],
    ratingClaim(product),
    [
      images && images.length > 0 && typeof product.image === "string"
        ? images.includes(product.image)
        : undefined,
      "`image` is not one of `images`",
    ],
    ...tierClaims(product, price),
    ...fromClaims(product, price),
    ...specClaims(product, skus),
  ]);
  return found && `product ${String(product.id)}: ${found}`;
}

/** A product or store has an average rating exactly if it has reviews. */
export function ratingClaim({ rating, comment_count }: Fields): Claim {
  const reviews = numberOf(comment_count);
  return [
    reviews === undefined || rating === undefined ? undefined : (rating === null) === (reviews === 0),
    `\`rating\` is ${String(rating)}, \`comment_count\` ${String(reviews)}`,
  ];
}

/** Where a range begins: the last tier's price, and below what the dearest variant costs. */
function fromClaims({ from_price, price_tiers, skus }: Fields, price: bigint | undefined): Claim[] {
  const from = decimal(from_price);
  const claims: Claim[] = [
    [
      whenKnown([from, price], (low, one) => low <= one),
      `\`from_price\` is ${shown(from)}, \`price\` ${shown(price)}`,
    ],
  ];
  // Lists contain neither tiers nor variants.
  if (from === undefined || !Array.isArray(price_tiers) || !Array.isArray(skus)) return claims;
  const lowest = decimal(objectsIn(price_tiers).at(-1)?.price) ?? price;
  const dearest = [price, ...objectsIn(skus).map((sku) => decimal(sku.price))];
  return [
    ...claims,
    [
      whenKnown([lowest], (low) => low === from),
      `\`from_price\` is ${shown(from)}, its lowest price ${shown(lowest)}`,
    ],
    [
      dearest.some((one) => one !== undefined && one > from),
      `\`from_price\` is ${shown(from)}, and nothing of it is dearer`,
    ],
  ];
}

/** Rising quantities, falling prices, all below the price of one. */
function tierClaims({ price_tiers }: Fields, price: bigint | undefined): Claim[] {
  const tiers = objectsIn(price_tiers).map((tier) => ({
    from: numberOf(tier.min_num),
    price: decimal(tier.price),
  }));
  return tiers.flatMap((tier, i): Claim[] => {
    const before = tiers[i - 1];
    return [
      [whenKnown([before?.from, tier.from], (a, b) => a < b), "`min_num` of its tiers does not rise"],
      [
        whenKnown([before ? before.price : price, tier.price], (a, b) => b < a),
        "`price` of its tiers does not fall",
      ],
    ];
  });
}

/** A variant has one value of each choice. */
function specClaims({ specs, skus: listed }: Fields, skus: readonly Fields[]): Claim[] {
  if (!Array.isArray(specs) || !Array.isArray(listed)) return [];
  const choices = objectsIn(specs).map(({ items }) => (Array.isArray(items) ? items.map(String) : []));
  if (choices.length === 0) return [[skus.length === 0, "it has variants, and nothing to choose"]];
  const wrong = skus.find(
    ({ spec }) =>
      Array.isArray(spec) &&
      (spec.length !== choices.length || spec.some((value, i) => !choices[i]?.includes(String(value)))),
  );
  const names = skus.map(({ spec }) => JSON.stringify(spec));
  return [
    [skus.length > 0, "it has choices, and no variant"],
    [!wrong, `variant ${String(wrong?.id)} has other values than \`specs\``],
    [new Set(names).size === names.length, "two of its variants are the same"],
  ];
}

const LEVELS: readonly (readonly [level: string, least: number])[] = [
  ["good", 4],
  ["mid", 3],
  ["negative", 1],
];

/** A review's level is that of its stars. */
export function reviewProblem({ id, star, level }: Fields): string | undefined {
  const stars = numberOf(star);
  if (stars === undefined || level === undefined) return undefined;
  const expected = LEVELS.find(([, from]) => stars >= from)?.[0];
  return !LEVELS.some(([name]) => name === level) || level === expected
    ? undefined
    : `review ${String(id)} has ${stars} stars and is ${String(level)}`;
}

/** Rows that each filter of reviews keeps. */
const FILTERS: Readonly<Record<string, (row: Fields) => boolean | undefined>> = {
  good: ({ level }) => (level === undefined ? undefined : level === "good"),
  mid: ({ level }) => (level === undefined ? undefined : level === "mid"),
  negative: ({ level }) => (level === undefined ? undefined : level === "negative"),
  image: ({ images }) => (Array.isArray(images) ? images.length > 0 : undefined),
};

/** Counts, rate and filter of a page of reviews. */
export function reviewsProblem(page: Fields, asked: Fields): string | undefined {
  const counts = objectsIn([page.counts])[0] ?? {};
  const [all, image, good, mid, negative] = ["all", "image", "good", "mid", "negative"].map((name) =>
    numberOf(counts[name]),
  );
  const filter = String(asked.filter ?? "all");
  const rate = numberOf(page.good_rate);
  const suits = FILTERS[filter];
  const outside = suits && rowsOf(page).find((row) => suits(row) === false);
  return untrue([
    [
      whenKnown([all, good, mid, negative], (sum, a, b, c) => sum === a + b + c),
      "`counts` by stars are not all of them",
    ],
    [whenKnown([all, image], (sum, some) => some <= sum), "more reviews have pictures than there are"],
    [
      whenKnown(
        [all, good, rate],
        (sum, some, percent) => sum > 0 && Math.abs((100 * some) / sum - percent) <= 1,
      ),
      `\`good_rate\` is ${String(rate)}, ${String(good)} of ${String(all)} are good`,
    ],
    [
      all === undefined || page.good_rate === undefined
        ? undefined
        : (page.good_rate === null) === (all === 0),
      "`good_rate` is null beside reviews, or a number without any",
    ],
    [
      whenKnown([numberOf(counts[filter]), numberOf(page.total)], (count, total) => count === total),
      `\`counts.${filter}\` is ${String(counts[filter])}, the list has ${String(page.total)}`,
    ],
    [!outside, `review ${String(outside?.id)} came, \`filter\` was ${filter}`],
  ]);
}

const isId = (value: unknown) => /^\d+$/.test(String(value));

/** Every category is below the one that was asked for: in a list that is flat, or nested in the one that it names. */
export function categoriesProblem(rows: readonly Fields[], asked: unknown = undefined): string | undefined {
  const listed = new Set([String(asked), ...rows.map(({ id }) => String(id))]);
  const stranger = rows.find(({ pid }) => isId(asked) && pid !== undefined && !listed.has(String(pid)));
  if (stranger)
    return `\`pid\` ${String(asked)} was asked for, and category ${String(stranger.id)} came, which is under ${String(stranger.pid)}`;
  return firstOf(rows, ({ id, childlist }) =>
    firstOf(objectsIn(childlist), (row) =>
      row.pid === undefined || String(row.pid) === String(id)
        ? categoriesProblem([row], row.pid)
        : `category ${String(row.id)} is listed in ${String(id)}, its \`pid\` is ${String(row.pid)}`,
    ),
  );
}

const firstOf = <Item>(items: readonly Item[], find: (item: Item) => string | undefined) =>
  items.map(find).find((found) => found !== undefined);

/** Checks that areas are children of the requested one. */
export function areasProblem(rows: readonly Fields[], asked: Fields): string | undefined {
  const pid = asked.pid ?? 0;
  // How a server treats any other value is its own business.
  if (!isId(pid)) return undefined;
  const other = rows.find((row) => row.pid !== undefined && String(row.pid) !== String(pid));
  const ids = rows.map(({ id }) => String(id));
  if (new Set(ids).size !== ids.length) return "an area is listed twice";
  return other && `area ${String(other.id)} is under ${String(other.pid)}, \`pid\` was ${String(pid)}`;
}

/** There is at most one default address, and it comes first. */
export function addressesProblem(rows: readonly Fields[]): string | undefined {
  const marked = rows
    .map(({ is_default }) => truthOf(is_default))
    .map((is, i) => (is ? i : -1))
    .filter((i) => i >= 0);
  if (marked.length > 1) return `${marked.length} addresses are the default one`;
  return marked.length === 1 && marked[0] !== 0 ? "the default address is not the first" : undefined;
}

/** There is one current session, and it comes first. */
export function sessionsProblem(rows: readonly Fields[]): string | undefined {
  const current = rows.map(({ is_current }) => truthOf(is_current));
  const strange = rows.find(({ createtime, last_used }) =>
    whenKnown([numberOf(createtime), numberOf(last_used)], (made, used) => used < made),
  );
  return untrue([
    [
      current.every((is) => is === undefined) ? undefined : current.filter(Boolean).length === 1,
      "not one session is the present one",
    ],
    [current[0], "the present session is not the first"],
    [!strange, "a session was used before it was made"],
  ]);
}

/** A session that was opened. */
export function signedInProblem(userinfo: Fields): string | undefined {
  const [made, ends, left] = ["createtime", "expiretime", "expires_in"].map((name) =>
    numberOf(userinfo[name]),
  );
  return untrue([
    [whenKnown([made, ends], (a, b) => b > a), "the token ends before it was made"],
    [
      whenKnown([made, ends, left], (a, b, seconds) => Math.abs(b - a - seconds) <= 5),
      "`expires_in` is not what is left until `expiretime`",
    ],
  ]);
}
