// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { createFactory, type Handlers, ok, page } from "marketplace-sdk/testing";
import { afterEach, expect, test, vi } from "vitest";
import { stubEndOfList } from "../../../testing/end-of-list";
import { show } from "../../../testing/show";
import { ProductList } from "./product-list";
import { nextSort, readSort, sortQuery } from "./product-sort";
import { sortDirection } from "./product-table";

test("an address says how products are sorted, and says nothing of the usual order", () => {
  expect(readSort(null, null)).toEqual({ column: "updatetime", order: "desc" });
  expect(readSort("price", null)).toEqual({ column: "price", order: "asc" });
  expect(readSort("price", "desc")).toEqual({ column: "price", order: "desc" });
  expect(readSort("id; drop", "up")).toEqual({ column: "updatetime", order: "desc" });
  expect(sortQuery({ column: "updatetime", order: "desc" })).toEqual({});
  for (const column of ["updatetime", "title", "price", "stock", "sales"] as const) {
    for (const order of ["asc", "desc"] as const) {
      const { sort = null, order: direction = null } = sortQuery({ column, order });
      expect(readSort(sort, direction)).toEqual({ column, order });
    }
  }
});

test("a press on a heading sorts by it, a second one the other way round", () => {
  const price = nextSort(readSort(null, null), "price");
  expect(price).toEqual({ column: "price", order: "asc" });
  expect(sortDirection(price, "price")).toBe("asc");
  expect(sortDirection(price, "stock")).toBeUndefined();
  expect(nextSort(price, "price")).toEqual({ column: "price", order: "desc" });
  expect(nextSort(price, "stock")).toEqual({ column: "stock", order: "desc" });
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** A store of two pages, whose list the test lets through once it is `slow`. */
function store() {
  const products = createFactory().list("MerchantProduct", 25, (index) => ({
    id: index + 1,
    title: `Product ${index + 1}`,
    status: "on",
  }));
  let open = (): void => undefined;
  let gate: Promise<void> | undefined;
  const handlers: Handlers = {
    "merchantProducts.list": async (input) => {
      await gate;
      return ok(page(products, input));
    },
    "merchantProducts.setStatus": ({ id, status }) => {
      const product = products.find((one) => `${one.id}` === `${id}`);
      if (!product) throw new Error(`There is no product ${id}.`);
      product.status = status;
      return ok(product);
    },
  };
  const slow = (): void => {
    gate = new Promise((resolve) => {
      open = resolve;
    });
  };
  return { handlers, slow, answer: () => act(async () => open()) };
}

/** A busy machine draws slowly. */
const PATIENT = { timeout: 20_000 };

test("what was just changed is shown, though the end of the list is in sight while it is read again", async () => {
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
  const end = stubEndOfList();
  const { handlers, slow, answer } = store();
  const { market } = await show(<ProductList id="" tab="" words="" contract={null} />, handlers);
  const card = async (title: string) => {
    const item = (await screen.findByText(title, {}, PATIENT)).closest("li");
    if (!item) throw new Error(`${title} is in no list.`);
    return within(item);
  };
  const before = await card("Product 3");
  slow();
  fireEvent.click(before.getByRole("button", { name: /^Unlist/ }));
  const reads = () => market.calls.filter(({ operation }) => operation === "merchantProducts.list");
  await vi.waitFor(() => expect(reads()).toHaveLength(2), PATIENT);
  end.reach();
  await answer();
  expect(await (await card("Product 3")).findByRole("button", { name: /^List/ }, PATIENT)).toBeTruthy();
  // The rest of the list follows, since its end is still in sight.
  await card("Product 25");
});
