import { afterEach, expect, test, vi } from "vitest";
import { openTabs, type Tab } from "../state/tabs";
import { listServer, openPage } from "./devices";

const kettle = { id: 7, shopId: 3, shopName: "Harbour", title: "Kettle", price: "12.50" };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A signed-in device in step with its server. */
async function device(server: ReturnType<typeof listServer>, tab?: Tab, now?: () => number) {
  const page = openPage(server, { tab, ...(now && { now }) });
  await page.signIn();
  const sync = page.sync();
  await sync.run();
  return { ...page, run: sync.run, stop: sync.stop };
}

test("what is removed after a save whose answer got lost stays removed", async () => {
  const server = listServer();
  const phone = await device(server);
  phone.cart.add(kettle, 2);
  phone.favorites.add({ id: 5 });
  server.trouble = "answer lost";
  await phone.run();
  expect(server.cart()).toEqual({ 7: 2 });
  phone.cart.removeAt(0);
  phone.favorites.remove(5);
  await Promise.resolve();
  server.trouble = undefined;
  await phone.run();
  expect(phone.lines()).toEqual({});
  expect(server.lists()).toMatchObject({ cart: [], favorites: [] });
});

test("what is removed after the clock was set back stays removed", async () => {
  const server = listServer();
  let time = 100_000_000;
  const phone = await device(server, undefined, () => time);
  phone.cart.add(kettle, 2);
  server.trouble = "answer lost";
  await phone.run();
  time -= 3_600_000;
  phone.cart.removeAt(0);
  await Promise.resolve();
  server.trouble = undefined;
  await phone.run();
  expect(server.cart()).toEqual({});
});

test("a tab that has not heard of another's line does not take it for removed", async () => {
  const server = listServer();
  const [one, two] = openTabs(2);
  const here = await device(server, one);
  // Its events are late.
  const there = await device(server, two && { ...two, events: {} });
  here.cart.add(kettle, 2);
  await here.run();
  there.favorites.add({ id: 5 });
  await Promise.resolve();
  await there.run();
  expect(server.cart()).toEqual({ 7: 2 });
  expect(there.lines()).toEqual({ 7: 2 });
});

test("what another tab has put into the cart is there after another member has signed in", async () => {
  const server = listServer();
  const [one, two] = openTabs(2);
  const here = await device(server, one);
  here.cart.add(kettle, 2);
  await here.run();
  // Its events are late.
  const there = await device(server, two && { ...two, events: {} });
  here.session.logout();
  here.cart.add({ ...kettle, id: 8 }, 1);
  await there.signIn("2");
  await there.run();
  expect(there.lines()).toEqual({ 8: 1 });
  expect(server.cart("2")).toEqual({ 8: 1 });
});

test("what is removed while the save of a page that has ended is on its way stays removed", async () => {
  const { server, here, there } = await twoTabs();
  const [delay, arrive] = pause();
  server.saveDelay = delay;
  here.favorites.add({ id: 5 });
  const saving = here.run();
  await vi.waitFor(() => expect(here.saves()).toBe(1));
  here.stop();
  there.favorites.remove(5);
  // The server does not have the favorite yet.
  await there.run();
  arrive();
  await saving;
  expect(server.lists().favorites).toHaveLength(1);
  await there.run();
  expect(there.favorites.state.products).toEqual([]);
  expect(server.lists().favorites).toEqual([]);
});

test("what is removed while such a save is on its way stays removed, though the clock was set forward", async () => {
  let time = 100_000_000;
  const { server, here, there } = await twoTabs(() => time);
  const [delay, arrive] = pause();
  server.saveDelay = delay;
  here.favorites.add({ id: 5 });
  const saving = here.run();
  await vi.waitFor(() => expect(here.saves()).toBe(1));
  here.stop();
  time += 5 * 3_600_000;
  there.favorites.remove(5);
  await there.run();
  arrive();
  await saving;
  await there.run();
  expect(there.favorites.state.products).toEqual([]);
  expect(server.lists().favorites).toEqual([]);
});

test("a save that has no outcome after a minute is no longer waited for", async () => {
  const { server, here, there } = await twoTabs();
  [server.saveDelay] = pause();
  here.favorites.add({ id: 5 });
  void here.run();
  await vi.waitFor(() => expect(here.saves()).toBe(1));
  here.stop();
  there.favorites.remove(5);
  const isOpen = (): boolean => /openSince/.test(there.tab.storage.getItem("member_lists") ?? "");
  await there.run();
  expect(isOpen()).toBe(true);
  const now = performance.now();
  vi.spyOn(performance, "now").mockReturnValue(now + 59_000);
  await there.run();
  expect(isOpen()).toBe(true);
  vi.spyOn(performance, "now").mockReturnValue(now + 61_000);
  await there.run();
  expect(isOpen()).toBe(false);
});

test("what is removed stays removed when a page hears late of an earlier save of its own", async () => {
  const { server, here, there } = await twoTabs();
  const [delay, arrive] = pause();
  server.outcomeDelay = delay;
  here.cart.add(kettle, 2);
  const saving = here.run();
  await vi.waitFor(() => expect(server.cart()).toEqual({ 7: 2 }));
  server.outcomeDelay = undefined;
  there.favorites.add({ id: 5 });
  await there.run();
  expect(server.lists().favorites).toHaveLength(1);
  there.favorites.remove(5);
  await Promise.resolve();
  arrive();
  await saving;
  await there.run();
  expect(there.favorites.state.products).toEqual([]);
  expect(server.lists()).toMatchObject({ cart: [{ id: 7, num: 2 }], favorites: [] });
});

test("a list that was read before another tab's save is read again", async () => {
  const { server, here, there } = await twoTabs();
  const [delay, arrive] = pause();
  server.answerDelay = delay;
  const before = there.reads();
  const reading = there.run();
  await vi.waitFor(() => expect(there.reads()).toBe(before + 1));
  server.answerDelay = undefined;
  here.favorites.add({ id: 5 });
  await here.run();
  there.favorites.remove(5);
  await Promise.resolve();
  arrive();
  await reading;
  expect(server.lists().favorites).toEqual([]);
  await there.run();
  expect(there.favorites.state.products).toEqual([]);
});

/** Two tabs of a device without locks, as in older browsers: nothing keeps them from exchanging at once. */
async function twoTabs(now?: () => number) {
  vi.stubGlobal("navigator", {});
  const server = listServer();
  const [one, two] = openTabs(2);
  return { server, here: await device(server, one, now), there: await device(server, two, now) };
}

/** A wait, and what ends it. */
function pause(): [wait: Promise<void>, end: () => void] {
  let end = (): void => {};
  const wait = new Promise<void>((resolve) => {
    end = resolve;
  });
  return [wait, end];
}
