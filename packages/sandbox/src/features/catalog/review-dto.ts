import type { Data } from "../../contract/operations";
import type { Queryable } from "../../db/connect";
import { reviewCount } from "./product-dto";

type Review = Data<"products.reviews">["data"][number];

/** A published review. */
export interface ReviewRow {
  readonly id: number;
  readonly pro_id: number;
  readonly username: string;
  readonly avatar: string;
  readonly star: number;
  readonly level: string;
  readonly content: string;
  readonly language: string | null;
  readonly images: readonly string[];
  readonly spec: string;
  readonly reply: string;
  readonly createtime: number;
}

/** Columns of {@link ReviewRow}; `c` is the comment, `m` its writer. */
export const reviewColumns = (db: Queryable) => db`
  c.id, c.pro_id, m.username, m.avatar, c.star, c.level, c.content, c.language, c.images, c.spec, c.reply, c.createtime`;

export const reviewDto = (row: ReviewRow): Review => ({
  id: row.id,
  pro_id: row.pro_id,
  username_masked: maskName(row.username),
  avatar: row.avatar,
  star: row.star,
  level: row.level,
  content: row.content,
  ...(row.language !== null && { language: row.language }),
  images: [...row.images],
  spec: row.spec,
  reply: row.reply,
  createtime: row.createtime,
});

/** `m***a`: enough for users to recognize themselves, too little to look a user up. */
export function maskName(name: string): string {
  const letters = [...name];
  return `${letters[0] ?? ""}***${letters.length > 2 ? letters.at(-1) : ""}`;
}

interface Counters {
  readonly good_count: number;
  readonly mid_count: number;
  readonly negative_count: number;
  readonly image_count: number;
}

/** Reviews behind each filter, from the product's own counters. */
export const reviewCounts = (row: Counters) => ({
  all: reviewCount(row),
  image: row.image_count,
  good: row.good_count,
  mid: row.mid_count,
  negative: row.negative_count,
});
