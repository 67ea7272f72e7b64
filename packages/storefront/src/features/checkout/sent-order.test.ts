import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storageOf } from "../../testing/storage";
import { openSentOrder, type SentOrder } from "./sent-order";

const teapot = { id: 1003, shopId: 1, shopName: "Harbour", num: 2 };
const lamp = { id: 1024, shopId: 2, shopName: "Bright", num: 1 };
const order: SentOrder = {
  lines: [teapot, lamp],
  origin: "cart",
  remark: "Please ring twice.",
  method: "balance",
  token: "pt_1",
  total: "48.20",
  to: "7",
};
let device: Record<string, string>;

beforeEach(() => {
  device = {};
  vi.stubGlobal("localStorage", storageOf(device));
});

afterEach(() => void vi.unstubAllGlobals());

test("what was sent is read back exactly as it was, by the same member alone", () => {
  openSentOrder("7").write(order);
  const again = openSentOrder("7");
  expect(again.read()).toEqual(order);
  expect(again.isWaiting()).toBe(true);
  expect(again.groups().map(({ shopId }) => shopId)).toEqual([1, 2]);
  expect(openSentOrder("8").read()).toBeUndefined();
});

test("once another tab has its answer it no longer waits here", () => {
  const here = openSentOrder("7");
  here.write(order);
  openSentOrder("7").clear();
  expect(here.isWaiting()).toBe(false);
  expect(here.read()).toBeUndefined();
  expect(device).toEqual({});
});

test.each(["lines", "fields"])("a part of it is no order: without its %s", (part) => {
  openSentOrder("7").write(order);
  delete device[part === "lines" ? "draft:7:shopCart" : "draft:7:draft:order"];
  expect(openSentOrder("7").read()).toBeUndefined();
});

test("where the storage is closed it waits in this page", () => {
  const refuse = () => {
    throw new DOMException("no", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  const here = openSentOrder("7");
  here.write(order);
  expect(here.isWaiting()).toBe(true);
  here.clear();
  expect(here.isWaiting()).toBe(false);
});

test("its lines are read without following the page's events, however often they are shown", () => {
  const listen = vi.fn();
  vi.stubGlobal("addEventListener", listen);
  const here = openSentOrder("7");
  here.write(order);
  here.groups();
  here.groups();
  expect(listen).not.toHaveBeenCalled();
});
