import { describe, expect, it } from "vitest";
import { buildCatalog } from "../src/catalog";
import { LANGUAGES } from "../src/languages";
import { articleHtml } from "../src/site/article-texts";

const catalog = buildCatalog({ seed: 1, now: 1_795_175_706 });
const { articles, articleGroups, banners, categories, site } = catalog;

/** Among the parts of the agreement's list; the first is its title. */
const PAYOUT_CLAUSE = 3;

/** Letters a text in that language has to contain. */
const scripts: Partial<Record<(typeof LANGUAGES)[number], RegExp>> = {
  "zh-CN": /\p{Script=Han}/u,
  tw: /\p{Script=Han}/u,
  ja: /\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Han}/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
  ar: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
};

describe.each(LANGUAGES)("site texts in %s", (language) => {
  const texts = [
    ...categories.map(({ names }) => names[language]),
    ...articleGroups.map(({ names }) => names[language]),
    ...banners.map(({ titles }) => titles[language]),
    ...articles.flatMap((a) => Object.values(a.texts[language])),
    site[language].webName,
    site[language].rechargeNotice,
    site[language].withdrawNotice,
    site[language].loanWarning,
    site[language].footerText,
    ...site[language].notices,
    ...site[language].contracts.flatMap(({ html, partyA, partyBFields }) => [
      html,
      partyA,
      ...Object.values(partyBFields),
    ]),
  ];

  it("are complete and in their own script", () => {
    const script = scripts[language] ?? /\p{Script=Latin}/u;
    expect(texts.length).toBeGreaterThan(100);
    for (const text of texts) expect(text).toMatch(script);
  });

  it("say in the footer where buyers come from and what is settled in", () => {
    expect(site[language].footerText).toMatch(/103.*(?=.*USDT)(?=.*ETH)(?=.*BTC)/);
  });

  it("have the sections, paragraphs, steps and clauses of the English ones", () => {
    const count = (html: string, tag: string) => html.split(`<${tag}>`).length - 1;
    for (const { id, texts: translated } of articles) {
      const tags = ["h2", "p", "ol", "ul", "li"].map((tag) => count(translated[language].content, tag));
      expect(tags, String(id)).toEqual(
        ["h2", "p", "ol", "ul", "li"].map((tag) => count(translated.en.content, tag)),
      );
    }
    for (const { html } of site[language].contracts)
      expect(count(html, "li")).toBe(count(site.en.contracts[0]?.html ?? "", "li"));
  });

  it("have the agreement as it was and as it is, other in the clause about payouts alone", () => {
    const [former = [], current = []] = site[language].contracts.map(({ html }) => html.split("<li>"));
    const isSame = current.map((clause, at) => clause === former[at]);
    expect(isSame).toEqual(current.map((_clause, at) => at !== PAYOUT_CLAUSE));
    expect(site[language].contracts.map(({ version }) => version)).toEqual(["2026-11", "2026-12"]);
  });

  it("differ from the English ones", () => {
    if (language === "en") return;
    for (const { texts: translated } of articles)
      expect(translated[language].content).not.toBe(translated.en.content);
  });
});

describe("articles", () => {
  it("have steps and points as lists of their own, between paragraphs", () => {
    const text = ["## One", "Words.", "1. First", "2. Second", "- A point", "2.5 is a number"];
    expect(articleHtml("Title", text)).toBe(
      "<h2>Title</h2><h2>One</h2><p>Words.</p><ol><li>First</li><li>Second</li></ol><ul><li>A point</li></ul><p>2.5 is a number</p>",
    );
  });

  it("are each in a group", () => {
    expect(articles.length).toBeGreaterThan(10);
    for (const { groupId } of articles) expect(articleGroups.some(({ id }) => id === groupId)).toBe(true);
  });
});

describe("every text of the catalog", () => {
  it("names no company that exists", () => {
    const brands =
      /\b(tiktok|youtube|instagram|facebook|google|android|apple inc|iphone|samsung|sony|amazon|alibaba|shopify|nike|adidas|puma|lego|velcro|thermos|frisbee|tupperware|bluetooth|gore-?tex|lycra|teflon|ykk|bosch|makita|stanley|ikea|visa|mastercard|paypal|binance|dhl|fedex|ups|usps|microsoft|fluent|disney|barbie|coca|pepsi|nestl)\b/i;
    expect(JSON.stringify(catalog)).not.toMatch(brands);
  });
});
