/** Settings that differ between shops served by the same build. The host writes them into the page (README, "Configuration"). */
export interface ShopConfig {
  /** Address of the API without a slash at its end. Default: the storefront's own origin. */
  readonly apiUrl?: string;
  /** Prefix for pictures that the API names without an origin. Default: that of the API. */
  readonly cdnUrl?: string;
  /** Key of the documented userInfo cipher, as an earlier client of this origin used it. */
  readonly userInfoKey?: string;
  /** With a key, `gcm` stops writing the documented format. Default: `ecb`. */
  readonly userInfoFormat?: "ecb" | "gcm";
  /** `fastadmin` for a stock FastAdmin server: its paths, its escaped texts, its lists of pictures. Default: the contract's own. */
  readonly dialect?: "fastadmin";
  /** Id of the article at /know. */
  readonly knowArticle?: string | number;
  /** Id of the article at /tiktok-flow. */
  readonly flowArticle?: string | number;
  /** What the operator and their server really do for users; the shop promises nothing else. Default: none of it. */
  readonly promises?: readonly ShopPromise[];
  /** Id of the article about what protects buyers, which products and checkout link to. */
  readonly protectionArticle?: string | number;
  /** Address that web vitals are sent to, as JSON in beacons. Default: they are not measured. */
  readonly vitalsUrl?: string;
  /** Identity providers of the login. */
  readonly socialLogin?: readonly SocialPlatform[];
}

/**
 * - `buyerProtection`: the money of an order is held until its receipt, problems are heard and goods can go back for fourteen days after it,
 *   and what is not shipped or canceled before is refunded in full.
 * - `withdrawalLock`: withdrawals are paused for 24 hours after a new e-mail address, of which the old one is told, and after a reset of
 *   the fund password.
 * - `shipsIn24Hours`: what the server names no time for is shipped within 24 hours of the order.
 */
export type ShopPromise = "buyerProtection" | "withdrawalLock" | "shipsIn24Hours";

/** An identity provider the operator works with. */
export interface SocialPlatform {
  /** Its name for `auth.socialLogin`. */
  platform: string;
  /** Its name for people. */
  name: string;
  /** Where people consent, with what the provider needs to know the shop by, such as `client_id`. */
  url: string;
}

/**
 * Reads the configuration of a page.
 *
 * @throws {Error} when it is not a JSON object
 */
export function readConfig(page: Pick<Document, "getElementById">): ShopConfig {
  const text = page.getElementById("config")?.textContent || "{}";
  let config: unknown;
  try {
    config = JSON.parse(text);
  } catch {}
  if (!isObject(config))
    throw new Error('This shop is not configured: <script id="config"> is no JSON object.');
  return config;
}

const isObject = (value: unknown): value is ShopConfig =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** This page's configuration. Modules that run without a page, such as tests, have an empty one. */
export const config: ShopConfig = "document" in globalThis ? configOfPage() : {};

function configOfPage(): ShopConfig {
  try {
    return readConfig(document);
  } catch (error) {
    // Without a configuration there is no language to say it in: this one sentence is for the operator.
    document.body.textContent = String(error);
    throw error;
  }
}

/** Whether this shop may say so. */
export const isPromised = (promise: ShopPromise): boolean => config.promises?.includes(promise) ?? false;
