import { expect, test } from "vitest";
import { isUnread, markRead } from "./mark-read";
import { kindOf } from "./message-kinds";
import { nextStepOf } from "./message-screen";

test.each([
  ["order", { type: "order", id: 0, no: "O20261116" }, "/order?no=O20261116"],
  ["order", { type: "pay", id: 0, no: "P20261116" }, "/pay?no=P20261116"],
  ["wallet", { type: "recharge", id: 911, no: "" }, "/rechargeDetail?id=911"],
  ["wallet", { type: "withdrawal", id: 7, no: "" }, "/withdrawRecode?id=7"],
  ["wallet", { type: "loan", id: 3, no: "" }, "/loan"],
  ["order", { type: "product", id: 1003, no: "" }, "/goods?id=1003"],
  // About the user's own store: its orders aren't among the orders the user placed.
  ["merchant", { type: "order", id: 0, no: "O20261116" }, "/merchant"],
  ["merchant", { type: "application", id: 41, no: "" }, "/merchant"],
  // Everybody sees a request; its page leads a store to its own offer.
  ["merchant", { type: "request", id: 813, no: "" }, "/search?tab=requests&id=813"],
])("a message of kind %s about %o leads to %s", (type, ref, href) => {
  expect(nextStepOf({ type, ref })?.href).toBe(href);
});

test.each([
  undefined,
  { type: "order", id: 0, no: "" },
  { type: "recharge", id: 0, no: "" },
  { type: "parade", id: 1 },
  { type: "constructor", id: 1 },
])("a message about %o leads nowhere", (ref) => {
  expect(nextStepOf({ type: "system", ref })).toBeUndefined();
});

test("a kind that is not known looks like the shop's own", () => {
  for (const type of [undefined, "parade", "toString"])
    expect(kindOf({ type })).toBe(kindOf({ type: "system" }));
  expect(kindOf({ type: "order" })).not.toBe(kindOf({ type: "system" }));
});

test("what counts as unread", () => {
  expect(isUnread({ is_read: false })).toBe(true);
  expect([{ is_read: true }, {}].map(isUnread)).toEqual([false, false]);
});

const rest = { total: 3, per_page: 15, current_page: 1, last_page: 1 };
const message = (id: number | string, is_read: boolean) => ({ id, title: "News", is_read });

test("reading a message takes it from the count, once", () => {
  const page = { ...rest, unread: 3, data: [message(1, false), message(2, true), message(3, false)] };
  const once = markRead(page, "1");
  expect(once).toEqual({ ...rest, unread: 2, data: [message(1, true), message(2, true), message(3, false)] });
  expect(markRead(once, 1)).toEqual(once);
  expect(markRead(page)).toEqual({
    ...rest,
    unread: 0,
    data: [message(1, true), message(2, true), message(3, true)],
  });
});

test("a page without a count gets none", () => {
  expect(markRead({ ...rest, data: [message(1, false)] }, 1)).toEqual({ ...rest, data: [message(1, true)] });
});
