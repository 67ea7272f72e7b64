import { expect, test } from "vitest";
import { holdOf, statusView, stepsOf } from "./withdrawal-status";

const made = { id: 1, amount: "100.000000", createtime: 1000, updatetime: 2000 };

test.each(["pending", "approved", "processing", "completed", "rejected", "failed", "cancelled"])(
  "%s has its own words",
  (status) => {
    expect(statusView(status).text).toBe(`withdraw.${status}`);
  },
);

test.each(["frozen", "", "toString", "__proto__"])("the unknown state %j counts as in work", (status) => {
  expect(statusView(status)).toMatchObject({ text: "withdraw.working", open: true });
});

test.each(["rejected", "failed", "cancelled"])("%s says that everything is back", (status) => {
  expect(statusView(status)).toMatchObject({ next: "withdraw.returnedText", open: false });
});

test("where people decide it is said how to complain", () => {
  const all = ["pending", "approved", "processing", "completed", "rejected", "failed", "cancelled", "frozen"];
  expect(all.filter((status) => statusView(status).mayComplain)).toEqual([
    "pending",
    "approved",
    "rejected",
    "failed",
  ]);
});

test("the way is shown as far as it has been gone, what is awaited, and what lies ahead", () => {
  expect(stepsOf({ ...made, status: "processing" })).toEqual([
    { text: "withdraw.requested", state: "done", at: 1000 },
    { text: "withdraw.approved", state: "done" },
    { text: "withdraw.processing", state: "done", at: 2000 },
    { text: "withdraw.arrival", state: "current" },
  ]);
  const brief = (status: string) =>
    stepsOf({ ...made, status }).map(({ text, state }) => `${text.replace("withdraw.", "")} ${state}`);
  expect(brief("pending")).toEqual([
    "requested done",
    "pending current",
    "transfer upcoming",
    "arrival upcoming",
  ]);
  expect(brief("approved")).toEqual([
    "requested done",
    "approved done",
    "transfer current",
    "arrival upcoming",
  ]);
  expect(brief("completed")).toEqual([
    "requested done",
    "approved done",
    "processing done",
    "completed done",
  ]);
});

test.each([
  ["rejected", "done"],
  ["cancelled", "done"],
  ["frozen", "current"],
])("one that is %s has nothing ahead", (status, state) => {
  expect(stepsOf({ ...made, status }).map((step) => [step.state, step.at])).toEqual([
    ["done", 1000],
    [state, 2000],
  ]);
});

test.each([
  ["pending", 5000, 5000],
  ["pending", 3000, 0],
  ["pending", 0, 0],
  ["approved", 5000, 0],
])("%s with a hold until %d is held until %d", (status, hold_until, until) => {
  expect(holdOf({ ...made, status, hold_until }, 4000)).toBe(until);
});
