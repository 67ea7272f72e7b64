import { config } from "./config";

/** Ids of articles behind routes that carry none. */
export const articleIds = {
  /** `/know`: what a seller should know. */
  know: String(config.knowArticle ?? 121),
  /** `/tiktok-flow`: how to sell with short videos. */
  flow: String(config.flowArticle ?? 124),
  /** What protects buyers; linked where the footer has it. */
  protection: String(config.protectionArticle ?? 108),
} as const;
