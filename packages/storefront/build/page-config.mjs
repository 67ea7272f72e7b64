import { createHash } from "node:crypto";

/*
 * The differences between shops are a JSON object in the page. The build writes it, and so does scripts/configure.mjs
 * into a build that is finished: this file must run on Node alone.
 */

/** @typedef {import("../src/shared/config/config").ShopConfig} ShopConfig */

const CONFIG = /(<script type="application\/json" id="config">)[^<]*(<\/script>)/;
const POLICY = /\n? *<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** Names of the Trusted Types policies: the worker's address, and foreign HTML on its way into an inert document. */
const POLICIES = "storefront-worker storefront-html";

/**
 * The Content Security Policy of a page.
 *
 * @param {readonly string[]} styles texts of its inline `<style>` elements
 * @param {Pick<ShopConfig, "apiUrl" | "cdnUrl" | "vitalsUrl">} [config]
 */
export function contentSecurityPolicy(styles, { apiUrl, cdnUrl, vitalsUrl } = {}) {
  const hashes = styles.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  const origin = (/** @type {string | undefined} */ address) =>
    address?.startsWith("http") ? ` ${new URL(address).origin}` : "";
  // Pictures of any HTTPS server are allowed; others only where the shop's own come from. The private ones come from the API.
  const pictures = [...new Set([cdnUrl, apiUrl].map(origin))].filter((from) => from.startsWith(" http:"));
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${hashes.join(" ")}`.trimEnd(),
    `img-src 'self' data: blob: https:${pictures.join("")}`,
    `connect-src 'self'${[...new Set([apiUrl, vitalsUrl].map(origin))].join("")}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${POLICIES}`,
  ].join("; ");
}

/**
 * The page with the shop's configuration in it.
 *
 * @param {string} html
 * @param {ShopConfig} config
 * @returns {string}
 * @throws {Error} when the page has no place for it
 */
export function withConfig(html, config) {
  if (!CONFIG.test(html)) throw new Error('The page has no <script type="application/json" id="config">.');
  // A text of the configuration must not end the element.
  const json = JSON.stringify(config).replaceAll("<", "\\u003c");
  return html.replace(CONFIG, (_, open, close) => `${open}${json}${close}`);
}

/**
 * The page with the policy that its inline styles and its configuration need; an earlier one is replaced.
 *
 * @param {string} html
 * @param {ShopConfig} config
 * @returns {string}
 */
export function withPolicy(html, config) {
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map((match) => match[1] ?? "");
  const policy = contentSecurityPolicy(styles, config);
  return html
    .replace(POLICY, "")
    .replace(
      /<meta charset="[^"]*"\s*\/?>/i,
      (charset) => `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
    );
}

const isText = (/** @type {unknown} */ value) => typeof value === "string" && value !== "";
const isUrl = (/** @type {unknown} */ value) =>
  typeof value === "string" && /^https?:\/\/[^\s/]+(\/\S*[^\s/])?$/.test(value);
const isKey = (/** @type {unknown} */ value) =>
  typeof value === "string" && [16, 24, 32].includes(Buffer.byteLength(value));
const isId = (/** @type {unknown} */ value) => /^\d{1,20}$/.test(String(value));
const isPlatform = (/** @type {unknown} */ value) => {
  const { platform, name, url } = Object(value);
  return isText(platform) && isText(name) && isText(url);
};

const PROMISES = ["buyerProtection", "withdrawalLock", "shipsIn24Hours"];

/** What each setting must be. @type {Record<keyof ShopConfig, [test: (value: unknown) => boolean, words: string]>} */
const RULES = {
  apiUrl: [isUrl, "an http(s) address without a slash at its end"],
  cdnUrl: [isUrl, "an http(s) address without a slash at its end"],
  userInfoKey: [isKey, "a text of 16, 24 or 32 bytes"],
  userInfoFormat: [(value) => value === "ecb" || value === "gcm", '"ecb" or "gcm"'],
  dialect: [(value) => value === "fastadmin", '"fastadmin"'],
  knowArticle: [isId, "the id of an article"],
  flowArticle: [isId, "the id of an article"],
  promises: [
    (value) => Array.isArray(value) && value.every((promise) => PROMISES.includes(promise)),
    `a list of ${PROMISES.join(", ")}`,
  ],
  protectionArticle: [isId, "the id of an article"],
  vitalsUrl: [
    (value) => isUrl(value) || /^\/(?!\/)/.test(String(value)),
    "an http(s) address, or a path of the shop's own origin",
  ],
  socialLogin: [
    (value) => Array.isArray(value) && value.every(isPlatform),
    'a list of { "platform", "name", "url" }',
  ],
};

/**
 * @param {unknown} value what a file or the environment says
 * @returns {ShopConfig}
 * @throws {Error} with a line for each setting that is unknown or not what it must be
 */
export function validateConfig(value) {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new Error("The configuration must be a JSON object.");
  const problems = Object.entries(value).flatMap(([name, setting]) => {
    if (!isSetting(name)) return `"${name}" is unknown; there are ${Object.keys(RULES).join(", ")}.`;
    const [test, words] = RULES[name];
    return test(setting) ? [] : `"${name}" must be ${words}.`;
  });
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return value;
}

/** @param {string} name @returns {name is keyof ShopConfig} */
const isSetting = (name) => Object.hasOwn(RULES, name);
