/** Ids of articles behind routes that carry none; operators set theirs at build time. */
export const articleIds = {
  /** `/know`: what a seller should know. */
  know: import.meta.env.VITE_KNOW_ARTICLE || "121",
  /** `/tiktok-flow`: a neutral page of the operator's choice. */
  flow: import.meta.env.VITE_FLOW_ARTICLE || "131",
} as const;

/** Identity providers of the login, as JSON: `[{"platform", "name", "url"}]`. Empty: none. */
export const socialLogin = import.meta.env.VITE_SOCIAL_LOGIN;
