import type { Page } from "@playwright/test";
import { expect, shopKept, test } from "../page-errors";
import { callApi, logIn, type Member, newMember, registerMember, tokenOf } from "./members";

const TRON = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";
const DOCUMENT_NAME = "Mirabelle Ada Quillfeather";

/** Addresses and texts of everything that the offline worker has cached. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const addresses: string[] = [];
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        addresses.push(new URL(request.url).pathname);
        texts.push((await (await cache.match(request))?.text()) ?? "");
      }
    }
    return { addresses, text: texts.join("\n") };
  });

/** Everything stored on this device: storages, databases, and the page itself. */
const held = (page: Page) =>
  page.evaluate(async () => {
    const request = <T>(asked: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    const rows: unknown[] = [];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await request(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        rows.push(await request(database.transaction(store).objectStore(store).getAll()));
      }
      database.close();
    }
    return JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      rows,
      document.cookie,
      history.state,
      document.documentElement.outerHTML,
      [...document.querySelectorAll("input, textarea")].map((field) => Reflect.get(field, "value")),
    ]);
  });

test("the offline worker keeps nothing of a person, and after logging out this device holds nothing", async ({
  page,
  request,
}) => {
  const member = newMember();
  await callApi(request, "user/register", member);
  const token = await tokenOf(request, member);

  await page.goto("/mine");
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await logIn(page, member);
  await expect(page.getByRole("heading", { level: 1, name: member.username })).toBeVisible();
  await shopKept(page);

  // With the offline worker active, on all screens that show or store personal data.
  await page.goto("/withdraw");
  await page.getByLabel("Recipient address").fill(TRON);
  await page.goto("/merchant");
  await page.getByLabel("Real name").fill(DOCUMENT_NAME);
  for (const path of ["/address", "/order", "/rechargeRecode", "/message", "/goods?id=1003", "/mine"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  const before = await held(page);
  for (const secret of [member.username, TRON, DOCUMENT_NAME]) expect(before).toContain(secret);

  const kept = await cached(page);
  expect(kept.addresses).toContain("/");
  expect(
    kept.addresses.filter(
      (path) => !/^\/($|assets\/|[\w.-]+$|uploads\/(products|banners|categories|shops)\/)/.test(path),
    ),
  ).toEqual([]);
  for (const secret of [member.username, TRON, DOCUMENT_NAME, token]) expect(kept.text).not.toContain(secret);

  const session = await page.evaluate(() => localStorage.getItem("access_key") ?? "");
  expect(session).not.toBe("");
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("main").getByRole("link", { name: "Log in" })).toBeVisible();
  const after = await held(page);
  for (const secret of [member.username, member.password, TRON, DOCUMENT_NAME, session]) {
    expect(after).not.toContain(secret);
  }
});

test("data of an expired session waits for its owner, and is gone when someone else signs in", async ({
  page,
  request,
}) => {
  const [mira, noor] = [await registerMember(request), await registerMember(request)];
  const signIn = async (member: Member): Promise<void> => {
    await page.goto("/login");
    await logIn(page, member);
    await expect(page).toHaveURL("/mine");
  };
  await signIn(mira);
  const name = page.getByLabel("Recipient");
  const endSession = (): Promise<void> => page.evaluate(() => localStorage.removeItem("access_key"));

  await page.goto("/insertAddress");
  await name.fill(DOCUMENT_NAME);
  await endSession();
  await signIn(mira);
  await page.goto("/insertAddress");
  await expect(name).toHaveValue(DOCUMENT_NAME);

  await endSession();
  await signIn(noor);
  await page.goto("/insertAddress");
  await expect(name).toHaveValue("");
  expect(await held(page)).not.toContain(DOCUMENT_NAME);
});
