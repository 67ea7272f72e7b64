/** @typedef {import("./lighthouse-runs.mjs").Audit} Audit */

/** Limits for each of our pages: performance, accessibility, best practices, SEO. */
const MIN_SCORES = [99, 100, 100, 100];
const NAMES = ["performance", "accessibility", "best practices", "SEO"];
/** By the main thread's own processor time. */
const MAX_BLOCKING_MS = 20;
const MAX_SHIFT = 0.01;
/** Limits relative to the page that only says hello in the same run: of public pages, and of those behind the login. */
const MAX_LCP_RATIO = { public: 1.3, behindLogin: 1.5 };

/**
 * Home pages of other storefronts, measured once with the same settings on another machine. Their scores are comparable, their times
 * only roughly.
 *
 * @type {[name: string, scores: string, lcp: number, tbt: number | undefined, cls: number | undefined][]}
 */
const PEERS = [
  ["Hydrogen skeleton", "99 / 98 / 96 / 92", 2.2, 6, 0],
  ["Vercel commerce", "95 / 96 / 96 / 92", 2.47, 118, 0],
  ["Saleor", "93 / 90 / 96 / 100", Number.NaN, 152, 0],
  ["Medusa starter", "86 / 91 / 100 / 92", 2.05, 475, 0],
  ["litemall", "63 / 64 / 96 / 82", 3.63, undefined, undefined],
  ["newbee-mall", "61 / 75 / 96 / 82", 3.71, 137, 1.19],
  ["Mercur", "52 / 94 / 96 / 100", Number.NaN, undefined, undefined],
];

/** @param {Audit[]} audits the first is the page that only says hello */
const baselineOf = (audits) => audits[0]?.lcp ?? Number.NaN;

/**
 * @param {Audit[]} audits the first is the page that only says hello
 * @param {boolean} [isDesktop] the other storefronts were looked at as on a phone
 * @returns {string} Markdown
 */
export function auditTable(audits, isDesktop = false) {
  const baseline = baselineOf(audits);
  const seconds = (/** @type {number} */ time) => (Number.isNaN(time) ? "" : `${time.toFixed(2)} s`);
  const rows = audits.map(
    ({ name, scores, lcp, tbt, ownTbt, cls, slowdown }) =>
      `| ${name} | ${scores.join(" / ")} | ${seconds(lcp / 1000)} | ${(lcp / baseline).toFixed(2)} × | ${tbt.toFixed(0)} ms | ${ownTbt.toFixed(0)} ms | ${cls.toFixed(3)} | ${slowdown.toFixed(1)} × |`,
  );
  const others = (isDesktop ? [] : PEERS).map(
    ([name, scores, lcp, tbt, cls]) =>
      `| ${name} | ${scores} | ${seconds(lcp)} | | ${tbt === undefined ? "" : `${tbt} ms`} | | ${cls ?? ""} | 4 × |`,
  );
  return [
    "| Page | performance / accessibility / best practices / SEO | LCP | over hello | blocking | own | shift | slower |",
    "|---|---|---|---|---|---|---|---|",
    ...rows,
    ...others,
    "",
    isDesktop
      ? `By Lighthouse's preset for desktops. "Own" is what the page's main thread blocks by its own processor time, the limit's measure.`
      : `"Own" is what the page's main thread blocks by its own processor time, the limit's measure: in Lighthouse's figure a task also
waits for the processors that server, database and Lighthouse take on the same machine. "Slower" is how much slower than the machine of the run the phone was taken to be: four times for a machine as fast as
Lighthouse expects, less for a slower one, by Lighthouse's own \`benchmarkIndex\`. \`-- --slowdown 4\` takes four on any.`,
    "Every page, hello too, comes by HTTP/2 with TLS ([decision](decisions/lighthouse.md)).",
  ].join("\n");
}

/**
 * @param {Audit[]} audits the first is the page that only says hello
 * @returns {string[]} a sentence for each limit that a page of ours passes
 */
export function failuresOf(audits) {
  const baseline = baselineOf(audits);
  return audits
    .slice(1)
    .map((audit) => ({
      ...audit,
      maxLcpRatio: audit.isPublic ? MAX_LCP_RATIO.public : MAX_LCP_RATIO.behindLogin,
    }))
    .flatMap(({ name, maxLcpRatio, scores, lcp, ownTbt, cls, faults }) => [
      ...scores.flatMap((score, index) =>
        score < (MIN_SCORES[index] ?? 0)
          ? [
              `${name}: ${NAMES[index]} ${score} (≥ ${MIN_SCORES[index]}) ${index > 0 ? faults.join(", ") : ""}`,
            ]
          : [],
      ),
      ...(ownTbt > MAX_BLOCKING_MS
        ? [`${name}: ${ownTbt.toFixed(0)} ms blocked (≤ ${MAX_BLOCKING_MS})`]
        : []),
      ...(cls > MAX_SHIFT ? [`${name}: layout shift ${cls.toFixed(3)} (≤ ${MAX_SHIFT})`] : []),
      ...(lcp > maxLcpRatio * baseline
        ? [`${name}: LCP ${(lcp / baseline).toFixed(2)} × hello (≤ ${maxLcpRatio})`]
        : []),
    ]);
}
