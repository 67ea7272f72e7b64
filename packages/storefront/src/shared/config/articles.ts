import { config } from "./config";

/** Ids of articles behind routes that carry none. */
export const articleIds = {
  /** `/know`: what a seller should know. */
  know: String(config.knowArticle ?? 121),
  /** `/tiktok-flow`: a neutral page of the operator's choice. */
  flow: String(config.flowArticle ?? 131),
} as const;
