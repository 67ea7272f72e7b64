import type { Review } from "marketplace-sdk";
import { describe, expect, it, test } from "vitest";
import {
  countReviews,
  filterReviews,
  foreignLanguage,
  levelOf,
  positiveRate,
  reviewsToCome,
  shareOf,
} from "./reviews";

const reviews: Review[] = [
  { id: 1, star: 5, content: "Heavy and warm.", level: "good", images: ["/a.svg"] },
  { id: 2, star: 3, content: "As described.", images: "" },
  { id: 3, star: 1, content: "Arrived broken.", images: "/b.svg,/c.svg" },
  { id: 4, star: 4, content: "Good.", level: "excellent" },
];

describe("levelOf", () => {
  it("believes a known level, else counts stars", () => {
    expect(levelOf({ star: 1, level: "good" })).toBe("good");
    expect(reviews.map(levelOf)).toEqual(["good", "mid", "negative", "good"]);
    expect(levelOf({ star: 2 })).toBe("negative");
  });
});

describe("filterReviews", () => {
  it.each([
    ["all", [1, 2, 3, 4]],
    ["image", [1, 3]],
    ["good", [1, 4]],
    ["mid", [2]],
    ["negative", [3]],
  ] as const)("%s", (filter, ids) => {
    expect(filterReviews(reviews, filter).map(({ id }) => id)).toEqual(ids);
  });
});

describe("countReviews", () => {
  it("takes the server's figures and counts only what is missing", () => {
    expect(countReviews(reviews, { all: 192, image: 0 })).toEqual({
      all: 192,
      image: 0,
      good: 2,
      mid: 1,
      negative: 1,
    });
    expect(countReviews(reviews, undefined).all).toBe(4);
  });
});

describe("positiveRate", () => {
  it("is the server's figure, else computed, as a fraction", () => {
    expect(positiveRate(94, { all: 192, good: 1 })).toBe("0.94");
    expect(positiveRate(undefined, { all: 3, good: 2 })).toBe("0.67");
    expect(positiveRate(undefined, { all: 5, good: 0 })).toBe("0.00");
  });

  it("stays within a whole, and says nothing without reviews", () => {
    expect(positiveRate(120, { all: 1, good: 1 })).toBe("1.00");
    expect(positiveRate(100, { all: 0, good: 0 })).toBeUndefined();
  });
});

describe("reviewsToCome", () => {
  it.each([
    ["the rest of the first page after the first look", 25, 3, 0, 7],
    ["fewer when there are no more", 5, 3, 0, 2],
    ["a whole page after a whole page", 25, 10, 1, 10],
    ["what is left on the last page", 25, 20, 2, 5],
    ["one at least when the list has shrunk meanwhile", 9, 10, 1, 1],
  ])("%s", (_, total, here, pages, count) => {
    expect(reviewsToCome(total, here, pages)).toBe(count);
  });
});

it.each([
  [36, 90],
  [3, 8],
  [0, 0],
  // A count that the others know nothing of stays inside its track.
  [400, 100],
  [-1, 0],
])("%s of forty reviews are a bar of %s percent", (count, share) => {
  expect(shareOf(count, { good: 36, mid: 3, negative: 1 })).toBe(share);
});

it("without reviews there is no bar", () => {
  expect(shareOf(0, { good: 0, mid: 0, negative: 0 })).toBe(0);
});

test.each([
  ["en", "de", "Englisch"],
  ["en", "ar", "الإنجليزية"],
  ["zh-Hant", "zh-CN", "繁体中文"],
  ["en-GB", "en", undefined],
  ["zh-TW", "zh-Hant", undefined],
  [undefined, "de", undefined],
  ["", "de", undefined],
  ["not a tag", "de", undefined],
])("a review in %j, read in %s: %s", (written, read, name) => {
  expect(foreignLanguage(written, read)).toBe(name);
});
