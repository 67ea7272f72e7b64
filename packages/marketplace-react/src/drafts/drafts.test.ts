import { memoryStorage } from "marketplace-sdk/testing";
import { expect, test } from "vitest";
import { createDrafts } from "./drafts";
import { createFormDraft } from "./form-draft";

const HOUR_MS = 3_600_000;

const refuse = (): never => {
  throw new DOMException("full", "QuotaExceededError");
};

function setUp(quota?: number) {
  const [tab, device] = [memoryStorage({ quota }), memoryStorage({ quota })];
  let now = 1_000 * HOUR_MS;
  const drafts = createDrafts({ tab: () => tab, device: () => device, now: () => now });
  const wait = (hours: number): void => {
    now += hours * HOUR_MS;
  };
  return { tab, device, drafts, wait };
}

test("a user's values are there for 24 hours, in every tab", () => {
  const { device, drafts, wait } = setUp();
  drafts.forUser("7").setItem("order", "value");
  const otherTab = createDrafts({ tab: () => undefined, device: () => device, now: () => 1_000 * HOUR_MS });
  expect(otherTab.forUser("7").getItem("order")).toBe("value");
  wait(23);
  expect(drafts.forUser("7").getItem("order")).toBe("value");
  wait(2);
  expect(drafts.forUser("7").getItem("order")).toBeNull();
});

test("a user's storage is always the same object, by which the client knows whose it is", () => {
  const { drafts } = setUp();
  expect(drafts.forUser("7")).toBe(drafts.forUser("7"));
  expect(drafts.forUser("7")).not.toBe(drafts.forUser("8"));
});

test("without a user values stay in the tab", () => {
  const { tab, device, drafts } = setUp();
  drafts.forUser("").setItem("order", "value");
  expect([tab.length, device.length]).toEqual([1, 0]);
});

test("clear forgets the drafts and nothing else", () => {
  const { tab, device, drafts } = setUp();
  tab.setItem("language", "en");
  for (const name of ["a", "b", "c"]) drafts.tab.setItem(name, "value");
  drafts.forUser("7").setItem("order", "value");
  drafts.clear();
  expect([tab.length, device.length]).toEqual([1, 0]);
});

test("a full or blocked storage is replaced by memory", () => {
  const blocked = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  for (const drafts of [setUp(10).drafts, createDrafts({ tab: blocked, device: blocked })]) {
    drafts.tab.setItem("form", "a text");
    expect(drafts.tab.getItem("form")).toBe("a text");
    drafts.clear();
    expect(drafts.tab.getItem("form")).toBeNull();
  }
});

test("what another tab has stored meanwhile is not replaced or removed by a value in memory", () => {
  const device = memoryStorage();
  let isFull = true;
  const drafts = createDrafts({
    tab: () => undefined,
    device: () => (isFull ? { ...device, getItem: device.getItem, setItem: refuse } : device),
  });
  const others = createDrafts({ tab: () => undefined, device: () => device });
  drafts.forUser("7").setItem("withdrawal", "in memory");
  isFull = false;
  others.forUser("7").setItem("withdrawal", "another tab's");
  drafts.forUser("7").setItem("withdrawal", "again");
  expect(drafts.forUser("7").getItem("withdrawal")).toBe("again");
  expect(others.forUser("7").getItem("withdrawal")).toBe("another tab's");
  drafts.forUser("7").removeItem("withdrawal");
  expect(drafts.forUser("7").getItem("withdrawal")).toBe("another tab's");
  drafts.forUser("7").removeItem("withdrawal");
  expect(others.forUser("7").getItem("withdrawal")).toBeNull();
});

test("a form keeps its own fields, and ignores what someone else has stored", () => {
  const { tab, drafts } = setUp();
  const form = createFormDraft(drafts.tab, "form", ["amount", "note"]);
  const values = { amount: "5", note: "hello", password: "secret" };
  form.write(values);
  expect(form.read()).toEqual({ amount: "5", note: "hello" });
  expect(tab.getItem("draft:form")).not.toContain("secret");
  for (const foreign of ['{"amount":7,"note":"x"}', "null", "[", '"text"']) {
    tab.setItem("draft:form", foreign);
    expect(form.read().amount).toBeUndefined();
  }
});
