import { departmentOf } from "../attributes/all-products";
import { pictureOf } from "../attributes/slug";
import { DAY, HOUR } from "../durations";
import type { Dice } from "../random";
import type { OrderRow, ProductRow, ReviewRow } from "../types";
import { remarks, replies, reviewTexts } from "./review-texts";

type Star = ReviewRow["star"];

const stars: readonly Star[] = [1, 2, 3, 4, 5];

/** Texts by department and stars. */
const texts = new Map(
  Object.entries(reviewTexts).flatMap(([department, block]) => {
    const lines = block.trim().split("\n");
    return stars.map(
      (star) =>
        [
          `${department}/${star}`,
          lines.filter((line) => line.startsWith(`${star} `)).map((line) => line.slice(2)),
        ] as const,
    );
  }),
);

/** Most buyers are pleased; `luck` in [0, 1) moves the ratings of a product up or down. */
function starOf(dice: Dice, luck: number): Star {
  const roll = dice.fraction() + (luck - 0.5) * 0.12;
  if (roll < 0.04) return 1;
  if (roll < 0.09) return 2;
  if (roll < 0.18) return 3;
  return roll < 0.42 ? 4 : 5;
}

function replyTo(star: Star, dice: Dice): string {
  if (star <= 2) return dice.chance(0.65) ? dice.pick(replies.negative) : "";
  if (star === 3) return dice.chance(0.3) ? dice.pick(replies.mid) : "";
  return dice.chance(0.06) ? dice.pick(replies.good) : "";
}

/** Reviews of received order lines, at most one per line. A product only repeats a text after all others have been used. */
export function reviewsOf(
  orders: readonly OrderRow[],
  products: readonly Omit<ProductRow, "flags">[],
  now: number,
  dice: Dice,
): readonly ReviewRow[] {
  const categoryOf = new Map(products.map(({ id, categoryId }) => [id, categoryId]));
  const luck = new Map(products.map(({ id }) => [id, dice.fraction()]));
  const said = new Set<string>();
  const contentOf = (productId: number, star: Star): string => {
    const choices = texts.get(`${departmentOf(categoryOf.get(productId) ?? 0)}/${star}`) ?? [];
    const fresh = choices.filter((text) => !said.has(`${productId}/${text}`));
    const text = dice.pick(fresh.length > 0 ? fresh : choices);
    said.add(`${productId}/${text}`);
    if (fresh.length > 0 && dice.chance(0.5)) return text;
    return `${text} ${dice.pick(remarks[star] ?? [])}`;
  };
  const rows = orders.flatMap((order) =>
    order.lines.flatMap((line): readonly Omit<ReviewRow, "id">[] => {
      const createtime = order.receipttime + dice.whole(2 * HOUR, 6 * DAY);
      if (!dice.chance(0.46) || createtime > now - 30 * HOUR) return [];
      const star = starOf(dice, luck.get(line.productId) ?? 0.5);
      const first = dice.whole(1, 6);
      const shown = dice.chance(0.25) ? [first, ...(dice.chance(0.3) ? [(first % 6) + 1] : [])] : [];
      const reply = replyTo(star, dice);
      return [
        {
          lineId: line.id,
          productId: line.productId,
          buyer: order.buyer,
          star,
          content: contentOf(line.productId, star),
          images: shown.map((number) => pictureOf(line.productId, `photo-${number}`)),
          reply,
          replytime: reply === "" ? null : Math.min(now, createtime + dice.whole(3 * HOUR, 30 * HOUR)),
          createtime,
        },
      ];
    }),
  );
  return rows.sort((a, b) => a.createtime - b.createtime).map((row, i) => ({ id: i + 1, ...row }));
}
