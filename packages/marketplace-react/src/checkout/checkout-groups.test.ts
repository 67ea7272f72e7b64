import { expect, test } from "vitest";
import { teapot, teapotAndPlant, teapotPreview } from "../../test/preview";
import { checkoutGroups, orderProblem } from "./checkout-groups";

const plant = { id: "1007", shopId: "2", shopName: "North", num: 1, title: "Plant", price: "11.90" };
const lines = [teapot, plant];
const preview = teapotAndPlant("14.20", "14.20");

test("lines carry the server's figures and problems, whatever type their ids have", () => {
  const [harbour, north] = checkoutGroups({ lines, preview });
  expect(harbour?.shopName).toBe("Harbour Trading");
  expect(harbour?.lines[0]?.item.title).toBe("Title 1003");
  expect(harbour?.lines[0]?.problem).toBeUndefined();
  expect(north?.lines[0]?.problem?.error).toBe("stock_short");
  expect(north?.sums?.total).toBe("0.00");
});

test("before the server has answered, the lines are shown as they were added", () => {
  const [harbour] = checkoutGroups({ lines });
  expect(harbour?.sums).toBeUndefined();
  expect(harbour?.lines[0]?.item).toMatchObject({ title: "Teapot", price: "14.20", num: 2, amount: "28.40" });
});

test("a line that the server does not list is still shown, so that it can be removed", () => {
  const [, north] = checkoutGroups({ lines, preview: { ...preview, groups: [] } });
  expect(north?.lines[0]?.item.title).toBe("Plant");
});

test("a rejection of the whole preview is found at its line", () => {
  const short = { error: "stock_short", id: 1003, sku_id: "32", left: 3 };
  expect(checkoutGroups({ lines, rejection: short })[0]?.lines[0]?.problem).toBe(short);
  const closed = { error: "area_not_open", id: 0, sku_id: 0 };
  expect(checkoutGroups({ lines, rejection: closed })[0]?.lines[0]?.problem).toBeUndefined();
});

const withProblems = (...problems: readonly (readonly string[])[]) => ({
  ...preview,
  groups: preview.groups.map((group, at) => ({
    ...group,
    problems: (problems[at] ?? []).map((error) => ({ error, id: 0 })),
  })),
});

test("a missing address, and what every store has against it, is a problem of the order", () => {
  expect(orderProblem(preview)?.error).toBe("address_required");
  expect(orderProblem(teapotPreview())).toBeUndefined();
  const closed = withProblems(["area_not_open"], ["area_not_open"]);
  expect(orderProblem(closed)?.error).toBe("area_not_open");
  expect(checkoutGroups({ lines, preview: closed }).map(({ problem }) => problem)).toEqual([
    undefined,
    undefined,
  ]);
});

test("what one store has against its order is a problem of that store, also when all of them have a minimum", () => {
  const far = withProblems([], ["area_not_open"]);
  expect(orderProblem(far)).toBeUndefined();
  expect(checkoutGroups({ lines, preview: far }).map(({ problem }) => problem?.error)).toEqual([
    undefined,
    "area_not_open",
  ]);
  const low = withProblems(["order_below_minimum"], ["order_below_minimum"]);
  expect(orderProblem(low)).toBeUndefined();
  expect(checkoutGroups({ lines, preview: low }).map(({ problem }) => problem?.error)).toEqual([
    "order_below_minimum",
    "order_below_minimum",
  ]);
});
