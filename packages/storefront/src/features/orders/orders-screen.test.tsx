import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NO_FILTER } from "../../entities/order/order-search";
import { NEWEST } from "../../shared/services";
import { openShop, rendered, speak, stubServer } from "../../testing/stage";
import { OrderList } from "./orders-screen";

beforeEach(stubServer);
afterEach(() => void vi.unstubAllGlobals());

test("orders wait for the unpaid notice above them, which would move them", async () => {
  const services = openShop();
  const { queries, queryClient } = services;
  const i18n = await speak("en");
  const list = () =>
    rendered(<OrderList tab="" filter={NO_FILTER} onLoaded={() => undefined} />, services, i18n);
  await queryClient.fetchInfiniteQuery(queries.orders.list.infinite({ tab: "all" }));
  expect(list()).not.toContain("<h2");
  await queryClient.fetchQuery(queries.orders.list(NEWEST));
  expect(list()).toContain("<h2");
});

test("counts and the tab of disputes, which would move the orders, come with them", async () => {
  const services = openShop();
  const { queries, queryClient } = services;
  const i18n = await speak("en");
  const list = () =>
    rendered(<OrderList tab="" filter={NO_FILTER} onLoaded={() => undefined} />, services, i18n);
  const counted = await queryClient.fetchQuery(queries.orders.list(NEWEST));
  expect(Object.values(counted.counts ?? {}).some((count) => count > 0)).toBe(true);
  const count = /<nav[\s\S]*>\d+<[\s\S]*<\/nav>/;
  expect(list()).not.toMatch(count);
  await queryClient.fetchInfiniteQuery(queries.orders.list.infinite({ tab: "all" }));
  expect(list()).toMatch(count);
});
