import { expect, test } from "vitest";
import { teapot, teapotAndPlant } from "../../test/preview";
import { checkoutGroups } from "./checkout-groups";

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
