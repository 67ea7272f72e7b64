import { expect, test } from "vitest";
import { createCart, createFavorites } from "../../src/state/index";
import { createTypedStorage } from "../../src/storage/index";
import { openTabs, type Tab } from "./tabs";

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

/** A tab whose page hears nothing: its events are late, or it sleeps. */
const deaf = (tab: Tab | undefined) => createTypedStorage({ ...tab, events: {} });

test("a change is made to the cart that is stored now, also before the other tab's event", () => {
  const [one, two] = openTabs(2);
  const here = createCart({ storage: deaf(one) });
  const there = createCart({ storage: deaf(two) });
  here.add(kettle, 5);
  there.add({ ...kettle, id: 8 });
  there.add({ ...kettle, id: 9 });
  here.add({ ...kettle, id: 9 });
  expect(here.state.lines.map(({ id, num }) => [id, num])).toEqual([
    [7, 5],
    [8, 1],
    [9, 2],
  ]);
  there.removeAt(0);
  // Still the second line on this screen.
  here.update(1, "num", 3);
  here.selectOnly(0);
  there.select(false);
  there.refresh();
  expect(there.state.lines.map(({ id, num, checked }) => [id, num, checked])).toEqual([
    [8, 3, false],
    [9, 2, false],
  ]);
});

test("an index means the line that is shown there, whatever another tab has done to it", () => {
  const [one, two] = openTabs(2);
  const here = createCart({ storage: deaf(one) });
  here.add(kettle);
  here.add({ ...kettle, id: 8 });
  const there = createCart({ storage: deaf(two) });
  there.removeAt(0);
  expect(here.removeAt(0)).toEqual({ ...kettle, num: 1 });
  expect(here.state.lines).toEqual([{ ...kettle, id: 8, num: 1 }]);
});

test("a favorite is added to those that are stored now, and removed from them", () => {
  const [one, two] = openTabs(2);
  const here = createFavorites({ storage: deaf(one) });
  const there = createFavorites({ storage: deaf(two) });
  here.add({ id: 7 });
  expect(there.add({ id: 7 })).toBe("already");
  there.add({ id: 8 });
  here.remove(7);
  expect(here.state.products).toEqual([{ id: 8 }]);
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
