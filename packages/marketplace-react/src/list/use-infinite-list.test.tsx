// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { createFactory, fault, type Handlers, ok, page, sequence } from "marketplace-sdk/testing";
import { beforeEach, expect, test, vi } from "vitest";
import { fakeServices, fakeStorages, renderWith } from "../../test/render";
import { useMarketplace } from "../provider";
import { useInfiniteList } from "./use-infinite-list";

const make = createFactory();
const products = make.list("Product", 25, (index) => ({ id: index + 1 }));
const answer: Handlers = { "products.list": (input) => ok(page(products, input)) };

function Products({ restorationKey }: { restorationKey?: string }) {
  const { queries } = useMarketplace();
  const list = useInfiniteList(queries.products.list.infinite({ limit: 10 }), {
    rowKey: ({ id }) => id,
    restorationKey,
  });
  const { rows, total, isLoading, error, hasMore, hasMoreFailed } = list;
  const shown = [
    isLoading ? "loading" : `${rows.length} of ${total}`,
    error && "failed",
    hasMore && "more",
    hasMoreFailed && "more failed",
  ];
  return (
    <>
      <output>{shown.filter(Boolean).join(", ")}</output>
      <p>{`First: ${rows[0]?.id}`}</p>
      <button type="button" onClick={list.loadMore}>
        More
      </button>
    </>
  );
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)));
const shown = (text: string) => vi.waitFor(() => expect(screen.getByRole("status").textContent).toBe(text));

beforeEach(() => {
  vi.stubGlobal("scrollTo", vi.fn());
});

test("a list grows page by page until its end", async () => {
  const { market } = renderWith(<Products />, answer);
  await shown("10 of 25, more");
  await act(async () => {
    fireEvent.click(screen.getByText("More"));
    fireEvent.click(screen.getByText("More"));
  });
  await shown("20 of 25, more");
  expect(market.calls).toHaveLength(2);
  await press("More");
  await shown("25 of 25");
  await press("More");
  expect(market.calls).toHaveLength(3);
});

test("a row that came twice is listed once", async () => {
  const moved = [...products.slice(0, 10), ...products.slice(9)];
  renderWith(<Products />, {
    "products.list": sequence(
      (input) => ok(page(products, input)),
      (input) => ok(page(moved, input)),
    ),
  });
  await shown("10 of 25, more");
  await press("More");
  await shown("19 of 26, more");
});

test("a page that fails leaves the others, and is loaded when the user asks", async () => {
  renderWith(<Products />, {
    "products.list": sequence(
      (input) => ok(page(products, input)),
      fault("crash"),
      (input) => ok(page(products, input)),
    ),
  });
  await shown("10 of 25, more");
  await press("More");
  await shown("10 of 25, more, more failed");
  await press("More");
  await shown("20 of 25, more");
});

test("after a reload as many pages are there as before, and the page is where it was", async () => {
  const storages = fakeStorages();
  renderWith(<Products restorationKey="entry 1" />, {}, fakeServices(answer, storages));
  await shown("10 of 25, more");
  await press("More");
  await shown("20 of 25, more");
  vi.stubGlobal("scrollY", 640);
  window.dispatchEvent(new Event("pagehide"));
  cleanup();

  const { market } = renderWith(<Products restorationKey="entry 1" />, {}, fakeServices(answer, storages));
  await shown("20 of 25, more");
  expect(market.calls).toHaveLength(2);
  await vi.waitFor(() => expect(scrollTo).toHaveBeenCalledWith(0, 640));
  cleanup();

  renderWith(<Products restorationKey="entry 2" />, {}, fakeServices(answer, storages));
  await shown("10 of 25, more");
});

test("pages that come back do not end the reading of those that have changed", async () => {
  const storages = fakeStorages();
  renderWith(<Products restorationKey="entry 1" />, {}, fakeServices(answer, storages));
  await shown("10 of 25, more");
  await press("More");
  await shown("20 of 25, more");
  cleanup();

  let listed = products;
  let asked = 0;
  let open = (): void => undefined;
  const later = new Promise<void>((resolve) => {
    open = resolve;
  });
  const slow: Handlers = {
    "products.list": async (input) => {
      asked += 1;
      if (asked > 1) await later;
      return ok(page(listed, input));
    },
  };
  const { services, market } = renderWith(
    <Products restorationKey="entry 1" />,
    {},
    fakeServices(slow, storages),
  );
  await vi.waitFor(() => expect(market.calls).toHaveLength(2));
  listed = products.slice(1);
  await act(async () => void services.queryClient.invalidateQueries());
  await act(async () => open());
  await shown("20 of 24, more");
  expect(screen.getByText("First: 2")).toBeTruthy();
});
