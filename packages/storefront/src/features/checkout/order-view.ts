import { type Data, type Id, type Input, isErrorOf } from "marketplace-sdk";
import type { CartGroup, CartLine } from "marketplace-sdk/state";
import { timesPieces } from "../../money/decimal";
import type { Goods } from "../../ui/goods-line";

export type Preview = Data<"orders.preview">;
type Group = Preview["groups"][number];
type PreviewGoods = Group["goods"][number];

/** Why a line, or with no `id` the whole order, can't go through; the server's own words where it gave some. */
export type Problem = Group["problems"][number];

/** One line as the buyer sees it. */
export interface LineView {
  line: CartLine;
  goods: Goods;
  problem: Problem | undefined;
}

/** What one store sends. */
export interface GroupView {
  shopId: Id;
  shopName: string;
  lines: readonly LineView[];
  /** Undefined until the server has priced it. */
  sums: Pick<Group, "goods_amount" | "freight" | "tax" | "total"> | undefined;
}

const sameId = (one: Id | undefined, other: Id | undefined): boolean => `${one || 0}` === `${other || 0}`;

/** What a refusal of the whole preview is about. @returns undefined for failures that are no matter of the order */
export function refusedBy(error: unknown): Problem | undefined {
  if (!isErrorOf(error, "orders.preview") || error.reason === undefined) return undefined;
  const { reason: name, message: msg } = error;
  const details: { id?: unknown; sku_id?: unknown; left?: unknown } = Object(error.data);
  const id = (value: unknown): Id | undefined =>
    typeof value === "number" || typeof value === "string" ? value : undefined;
  return {
    error: name,
    msg,
    id: id(details.id) ?? 0,
    sku_id: id(details.sku_id) ?? 0,
    ...(typeof details.left === "number" && { left: details.left }),
  };
}

/** Whether the chosen address is not there any more. A product that is missing has a name, or is a problem of its line. */
export const isAddressGone = (error: unknown): boolean =>
  isErrorOf(error, "orders.preview") && error.code === 404 && error.reason === undefined;

const isOf = (problem: Problem, line: CartLine): boolean =>
  sameId(problem.id, line.id) && sameId(problem.sku_id, line.skuId);

/** A line as it was put into the cart, until the server has named it. */
const ownGoods = ({ id, title, image, spec, price = "0", num }: CartLine): Goods => ({
  title: title ?? `${id}`,
  image,
  spec,
  price,
  num,
  amount: timesPieces(price, num),
});

/**
 * The order by store: the buyer's lines, priced and judged by the server as far as it has answered.
 *
 * @param refused what a refusal of the whole preview is about
 */
export function groupViews(
  groups: readonly CartGroup[],
  preview: Preview | undefined,
  refused?: Problem,
): readonly GroupView[] {
  const priced = new Map(preview?.groups.map((group) => [`${group.shop_id}`, group]));
  return groups.map(({ shopId, shopName, goods }) => {
    const group = priced.get(`${shopId}`);
    const problems = [...(group?.problems ?? []), ...(refused ? [refused] : [])];
    return {
      shopId,
      shopName: group?.shopname || shopName,
      sums: group,
      lines: goods.map((line) => ({
        line,
        goods: group?.goods.find((row) => isRowOf(row, line)) ?? ownGoods(line),
        problem: problems.find((problem) => isOf(problem, line)),
      })),
    };
  });
}

const isRowOf = ({ pro_id, sku_id }: PreviewGoods, line: CartLine): boolean =>
  sameId(pro_id, line.id) && sameId(sku_id, line.skuId);

/** What stands against the whole order, such as its address. */
export function generalProblem(preview: Preview | undefined, refused?: Problem): Problem | undefined {
  const problems = preview?.groups.flatMap((group) => group.problems) ?? [];
  return [...problems, ...(refused ? [refused] : [])].find(({ id }) => !Number(id ?? 0));
}

/** The lines as orders.preview and orders.create take them. */
export const orderItems = (lines: readonly CartLine[]): Input<"orders.preview">["items"] =>
  lines.map(({ id, skuId, num, shopId }) => ({
    id,
    num,
    shop_id: shopId,
    ...(skuId !== undefined && { sku_id: skuId }),
  }));

/** Prices of one piece that are others than before, by {@link offerKey}. */
export function formerPrices(before: Preview, now: Preview): ReadonlyMap<string, string> {
  const rows = (preview: Preview) =>
    preview.groups.flatMap(({ goods }) => goods.map((row) => [rowKey(row), row.price] as const));
  const today = new Map(rows(now));
  return new Map(rows(before).filter(([key, price]) => today.has(key) && today.get(key) !== price));
}

const rowKey = ({ pro_id, sku_id }: PreviewGoods): string => `${pro_id}/${sku_id || 0}`;

/** Names what a line orders, as the server does: product and variant, without the store. */
export const offerKey = ({ id, skuId }: CartLine): string => `${id}/${skuId || 0}`;

/** Whether what the buyer would pay, or for what, is no longer what was shown. */
export const isChanged = (before: Preview, now: Preview): boolean =>
  before.total !== now.total || formerPrices(before, now).size > 0;

/** Longest and shortest wait before prices are asked again, in milliseconds. */
const LATEST = 300_000;
const SOONEST = 15_000;
/** Seconds before its end that a token is renewed. */
const AHEAD = 30;

/** Milliseconds until the price token needs renewing, whatever this device's clock says. @param now Unix seconds */
export const renewIn = (expiresAt: number | undefined, now: number): number =>
  Math.min(LATEST, Math.max(SOONEST, ((expiresAt ?? 0) - AHEAD - now) * 1000));
