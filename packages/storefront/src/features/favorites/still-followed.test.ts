import type { Store } from "marketplace-sdk";
import { expect, test } from "vitest";
import { stillFollowed } from "./still-followed";

const store: Store = { id: 5, shopname: "Example Harbour Trading" };

test("rows without a mark stay: the list itself says they are followed", () => {
  expect(stillFollowed([store, { ...store, is_follow: true }])).toHaveLength(2);
});

test("unfollowed stores go, and what isn't a row", () => {
  expect(stillFollowed([{ ...store, is_follow: false }, null])).toEqual([]);
});
