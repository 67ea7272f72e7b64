import { expect, test } from "vitest";
import { createCart, createFavorites } from "../../src/state/index";
import { createTypedStorage } from "../../src/storage/index";
import { openTabs } from "./tabs";

const kettle = { id: 7, shopId: 3, shopName: "Harbour" };

test("a cart follows the other tab until it is disposed", () => {
  const [one, two] = openTabs(2);
  const here = createCart({ storage: createTypedStorage(one) });
  const there = createCart({ storage: createTypedStorage(two) });
  there.add(kettle);
  there.flush();
  expect(here.state.lines).toEqual([{ ...kettle, num: 1 }]);
  here.add(kettle);
  here.flush();
  expect(there.state.count).toBe(2);
  here.dispose();
  there.clear();
  there.flush();
  expect(here.state.count).toBe(2);
});

test("a change that is not yet saved is newer than what another tab saves", () => {
  const [one, two] = openTabs(2);
  const here = createCart({ storage: createTypedStorage(one) });
  const there = createCart({ storage: createTypedStorage(two) });
  here.add(kettle, 5);
  there.add({ ...kettle, id: 8 });
  there.flush();
  expect(here.state.lines).toEqual([{ ...kettle, num: 5 }]);
  here.flush();
  expect(there.state.lines).toEqual([{ ...kettle, num: 5 }]);
});

test("favorites follow the other tab, also when it clears the storage", () => {
  const [one, two] = openTabs(2);
  const here = createFavorites({ storage: createTypedStorage(one) });
  const there = createFavorites({ storage: createTypedStorage(two) });
  there.toggle({ id: 7 });
  there.flush();
  expect(here.has("7")).toBe(true);
  two?.storage.removeItem("favoriteProducts");
  expect(here.state.products).toEqual([]);
});
