import { recordDecision } from "../../db/audit-log";
import type { Tx } from "../../db/connect";
import { transition } from "../../db/transition";
import { reviewMachine } from "../../domain/state-machines/machines";
import { notFound } from "../../kernel/errors";

interface CountedReview {
  readonly pro_id: number;
  readonly shop_id: number;
  readonly level: "good" | "mid" | "negative";
  readonly star: number;
  readonly pictured: boolean;
}

/** Shows a review that waited. @throws {BusinessError} `bad_state` */
export async function publishReview(tx: Tx, id: number, now: number): Promise<void> {
  const review = await lockReview(tx, id);
  await transition(tx, reviewMachine, "publish", id);
  await count(tx, review, 1);
  await recordDecision(tx, { subject: "review", id, event: "publish" }, now);
}

/**
 * Takes a review out of view. Only the operator can, with a reason that stays on record; the shop it is about can't.
 *
 * @throws {BusinessError} `bad_state`
 */
export async function rejectReview(tx: Tx, id: number, reason: string, now: number): Promise<void> {
  const review = await lockReview(tx, id);
  const { from } = await transition(tx, reviewMachine, "reject", id, { status_reason: reason });
  if (from === "published") await count(tx, review, -1);
  await recordDecision(tx, { subject: "review", id, event: "reject", reason }, now);
}

async function lockReview(tx: Tx, id: number): Promise<CountedReview> {
  const [row] = await tx<CountedReview[]>`
    select pro_id, shop_id, level, star, images <> '[]' as pictured from comment where id = ${id}::bigint for no key update`;
  if (!row) throw notFound();
  return row;
}

/** Figures of product and shop are those of the published reviews. */
async function count(
  tx: Tx,
  { pro_id, shop_id, level, star, pictured }: CountedReview,
  by: 1 | -1,
): Promise<void> {
  const one = (is: boolean) => (is ? by : 0);
  await tx`update product set good_count = good_count + ${one(level === "good")}, mid_count = mid_count + ${one(level === "mid")},
      negative_count = negative_count + ${one(level === "negative")}, image_count = image_count + ${one(pictured)},
      star_sum = star_sum + ${by * star}
    where id = ${pro_id}`;
  await tx`update shop_figures set good_count = good_count + ${one(level === "good")}, review_count = review_count + ${by},
      star_sum = star_sum + ${by * star}
    where shop_id = ${shop_id}`;
}
