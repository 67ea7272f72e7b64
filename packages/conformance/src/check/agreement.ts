import type { Context, Success } from "./ask.js";
import { decimal } from "./decimals.js";
import { fieldOf, isFields, rowsOf } from "./json.js";
import { expectAnswer } from "./judge.js";

/** Lists, and the operation that returns one of their rows, with the field that identifies it. */
const DETAILS: Readonly<Record<string, readonly [get: string, name: string]>> = {
  "merchantOrders.list": ["merchantOrders.get", "order_no"],
  "merchantProducts.list": ["merchantProducts.get", "id"],
  "orders.list": ["orders.get", "order_no"],
  "products.list": ["products.get", "id"],
  "products.search": ["products.get", "id"],
  "purchaseRequests.list": ["purchaseRequests.get", "id"],
  "purchaseRequests.mine": ["purchaseRequests.get", "id"],
  "recharges.list": ["recharges.get", "id"],
  "stores.followed": ["stores.get", "id"],
  "stores.search": ["stores.get", "id"],
  "withdrawals.list": ["withdrawals.get", "id"],
};

/** Rows of a list that are also read one by one. */
const SAMPLES = 3;

/**
 * The first difference between two responses about one object, among the fields that both have. Amounts may differ in trailing
 * zeros, ids in type.
 */
export function difference(one: unknown, other: unknown, place = ""): string | undefined {
  if (one === undefined || other === undefined) return undefined;
  if (Array.isArray(one) && Array.isArray(other)) {
    if (one.length !== other.length) return place;
    return firstOf(one, (item, i) => difference(item, other[i], `${place}/${i}`));
  }
  if (isFields(one) && isFields(other)) {
    return firstOf(Object.entries(one), ([name, value]) =>
      difference(value, other[name], `${place}/${name}`),
    );
  }
  if (isFields(one) || isFields(other) || Array.isArray(one) || Array.isArray(other)) return place;
  if (one === null || other === null) return one === other ? undefined : place;
  const [a, b] = [decimal(one), decimal(other)];
  const isSame =
    a !== undefined && b !== undefined
      ? a === b
      : Number(one) === Number(other) || String(one) === String(other);
  return isSame ? undefined : place;
}

function firstOf<Item>(items: readonly Item[], find: (item: Item, i: number) => string | undefined) {
  for (const [i, item] of items.entries()) {
    const found = find(item, i);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Checks that a list shows an object as its own operation does. */
export async function checkAgreement(context: Context, id: string, { fields }: Success): Promise<void> {
  const [get, name] = DETAILS[id] ?? [];
  if (get === undefined || name === undefined || context.profile.examples) return;
  if (await context.missing(get)) return;
  await context.success(get);
  // Its findings are reported already.
  if ([id, get].some((one) => context.results.hasFailed(one))) return;
  const { ask, token } = context.subject(id);
  const answer = await ask(fields);
  const rows = rowsOf(answer?.data);
  const samples = [...new Set([...rows.slice(0, SAMPLES - 1), ...rows.slice(-1)])];
  for (const row of samples) {
    const alone = await context.subject(get).ask({ [name]: row[name] }, { token });
    if (!alone?.isAccepted) continue;
    const place = difference(row, alone.data);
    if (place === undefined) {
      context.results.pass(id, "consistency");
      continue;
    }
    // A change between the two calls explains the difference.
    const again = rowsOf((await ask(fields))?.data).find((one) => String(one[name]) === String(row[name]));
    if (again === undefined || difference(row, again) !== undefined) continue;
    expectAnswer(context, {
      id,
      rule: "consistency",
      answer: alone,
      problem: () =>
        `\`${name}\` ${String(row[name])}: ${place} is ${shown(row, place)} in the list and ${shown(alone.data, place)} alone`,
    });
  }
}

function shown(value: unknown, place: string): string {
  const found = place
    .split("/")
    .slice(1)
    .reduce<unknown>((node, key) => (Array.isArray(node) ? node[Number(key)] : fieldOf(node, key)), value);
  return JSON.stringify(found)?.slice(0, 60) ?? "missing";
}
