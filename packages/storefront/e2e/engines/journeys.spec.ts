import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { type APIRequestContext, test as base, expect } from "@playwright/test";
import { type BuiltShop, serveBuiltShop } from "../built-shop";
import { decide } from "../sandbox/admin-api";
import { BUYER, callApi, FUND_PASSWORD, type Member, newMember, registerMember } from "../sandbox/members";
import type { Person, Role } from "./person";
import { PlaywrightPerson } from "./playwright";
import { WebKit } from "./webkit";

/* The main journeys in every engine. Each user has a browser and a shop of their own; the sandbox is shared. */

const PICTURE = fileURLToPath(new URL("../../public/icon-512.png", import.meta.url));
const TEAPOT = "Stoneware teapot with lift-out strainer";
/** The first product below the top bar, whichever the server lists first. */
const FIRST_PRODUCT = {
  script: `return [...document.querySelectorAll('main a[href^="/goods"]')]
    .find((link) => link.getBoundingClientRect().top > 150)`,
};
const TRON = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";

const test = base.extend<{ shop: BuiltShop; person: Person }>({
  shop: async ({ baseURL }, use) => {
    const shop = await serveBuiltShop(baseURL);
    await use(shop);
    await shop.close();
  },
  person: async ({ shop, browser }, use, { project }) => {
    const person =
      project.name === "webkit"
        ? await WebKit.start(shop.url)
        : await PlaywrightPerson.start(await browser.newContext(), shop.url);
    await use(person);
    await person.close();
  },
});

const named = (role: Role) => (name: string | RegExp) => ({ role, name });
const [button, link, heading, sheet] = [named("button"), named("link"), named("heading"), named("dialog")];

async function signIn(person: Person, { username, password }: Member): Promise<void> {
  await person.type({ label: "Username or email" }, username);
  await person.type({ label: /^Password/ }, password);
  await person.click(button(/^Log in$/));
}

async function addTeapot(person: Person): Promise<void> {
  await person.open("/goods?id=1003");
  await person.click(button("Add to cart"));
  const choice = sheet("Choose options");
  await person.click({ ...button(/^Sage/), in: choice });
  await person.click({ ...button(/^900 ml/), in: choice });
  await person.click({ ...button("Add to cart"), in: choice });
  await person.expectHidden(choice);
  await person.expectVisible(link(/^Open the cart: 1 item/));
}

/** Registers a user with a balance of 300 USDT and a fund password. */
async function wealthy(request: APIRequestContext): Promise<Member> {
  const { token, ...member } = await registerMember(request);
  const wish = { coin: "USDT", network: "TRC20", amount: "300" };
  const { id } = await callApi<{ id: number }>(request, "recharge/create", wish, token);
  const proof = { id, amount: "300", txid: randomBytes(32).toString("hex") };
  await callApi(request, "recharge/submit", proof, token);
  await decide(request, "recharges/confirm", { id, amount_received: "300" });
  const secret = { password: member.password, newpassword: FUND_PASSWORD };
  await callApi(request, "user/fund_set", secret, token);
  return member;
}

test("from the home page to a paid order", async ({ person, request }) => {
  const member = await wealthy(request);
  await person.open("/");
  await person.click(link("Home & living"));
  await person.expectVisible({ role: "heading", name: "Home & living", level: 1 });
  await person.click(FIRST_PRODUCT);
  await person.waitForPath(/^\/goods\?id=/);
  await addTeapot(person);
  await person.click(link(/^Open the cart/));
  await person.click(button("Check out"));
  await person.click(link(/^Log in$/));
  await signIn(person, member);
  await person.expectVisible({ role: "heading", name: "Checkout", level: 1 });
  await person.click(button("Place order"));
  await person.type({ label: /^Fund password$/ }, FUND_PASSWORD);
  await person.click(button(/^Pay /));
  await person.expectVisible(heading("Payment complete. Thank you!"));
});

test("a recharge: its address as a QR code, and the proof", async ({ person, request }) => {
  const { token: _, ...member } = await registerMember(request);
  await person.open("/login");
  await signIn(person, member);
  await person.expectVisible({ role: "region", name: "Balance" });
  await person.open("/recharge");
  await person.click({ role: "radio", name: /Tron \(TRC20\)/ });
  await person.type({ label: "Amount to send" }, "120");
  await person.click({ role: "checkbox", name: /I’m sending USDT on/ });
  await person.click(button("Show address"));
  await person.waitForPath(/^\/rechargeDetail\?id=\d+$/);
  await person.expectVisible({ role: "img", name: "QR code of the address" });
  await person.type({ label: "Transaction ID" }, randomBytes(32).toString("hex"));
  await person.click(button("Send proof"));
  await person.expectVisible({ text: /Under review/ });
});

test("a withdrawal is reviewed, signed and in progress", async ({ person, request }) => {
  const member = await wealthy(request);
  await person.open("/login");
  await signIn(person, member);
  await person.expectVisible({ role: "region", name: "Balance" });
  await person.open("/withdraw");
  await person.click({ role: "radio", name: /Tron \(TRC20\)/ });
  await person.type({ label: "Recipient address" }, TRON);
  await person.type({ label: /^Amount/ }, "100");
  await person.click(button("Review and confirm"));
  const recap = sheet("Review before you confirm");
  await person.click({ role: "checkbox", in: recap });
  await person.type({ label: /^Fund password$/, in: recap }, FUND_PASSWORD);
  await person.click({ ...button(/^Withdraw /), in: recap });
  await person.waitForPath(/^\/(success|withdraw\w+)/);
});

test("an application as a merchant, with photos and a signature", async ({ person, request }) => {
  const member = newMember();
  await callApi(request, "user/register", member);
  await person.open("/login");
  await signIn(person, member);
  await person.click(link("Sell with us"));
  await person.type({ label: "Store name" }, `Kite ${member.username}`);
  await person.type({ label: "ID or passport number" }, `X${member.username}`);
  await person.type({ label: "Real name" }, "Mira Example");
  for (const label of ["Store logo", "Front of your ID", "Back of your ID", "You holding your ID"]) {
    await person.setFile({ label }, PICTURE);
  }
  await person.draw({ role: "img", name: "Signature area, empty" });
  await person.expectVisible({ role: "img", name: "Your signature" });
  await person.click({ role: "checkbox", name: "I’ve read the contract and agree to it" });
  await person.click(button("Submit application"));
  await person.expectVisible(heading("Under review"));
});

test("in Arabic the page is turned around, and stays so", async ({ person }) => {
  await person.open("/lang");
  await person.click({ text: "العربية" });
  await expect.poll(() => person.run("return document.documentElement.dir")).toBe("rtl");
  await person.open("/");
  await person.expectVisible(link("المنتجات"));
  expect(await person.run("return document.documentElement.lang")).toBe("ar");
});

test("Back brings the list where it was", async ({ person }) => {
  await person.open("/product");
  await person.expectVisible({ role: "heading", name: "Products", level: 1 });
  await expect.poll(() => person.run("return document.body.scrollHeight")).toBeGreaterThan(2_000);
  await person.run("scrollTo(0, 900)");
  const before = await person.run<number>("return scrollY");
  expect(before).toBeGreaterThan(500);
  await person.click(FIRST_PRODUCT);
  await person.waitForPath(/^\/goods\?id=/);
  await person.expectVisible(button("Add to cart"));
  await person.back();
  await person.waitForPath(/^\/product/);
  await expect.poll(() => person.run("return scrollY")).toBeGreaterThan(before / 2);
});

test("the cart opens without a connection", async ({ person, shop }) => {
  await addTeapot(person);
  await expect.poll(() => person.run("return navigator.serviceWorker?.controller !== null")).toBe(true);
  await person.open("/shop");
  await person.expectVisible({ text: TEAPOT });
  await shop.close();
  await person.reload();
  await person.expectVisible({ text: TEAPOT });
  await person.expectVisible({ role: "region", name: "Total" });
});

test("a new version is offered, and one press brings it", async ({ person, shop }) => {
  await person.open("/");
  await person.expectVisible(link("Customer service"));
  await expect.poll(() => person.run("return navigator.serviceWorker?.controller !== null")).toBe(true);
  shop.release();
  await person.run("navigator.serviceWorker.getRegistration().then((registration) => registration.update())");
  await person.expectVisible({ text: "New update available! Refresh to apply." });
  await person.click(button("Update Now"));
  await person.expectHidden({ text: "New update available! Refresh to apply." });
  await person.expectVisible(link("Customer service"));
  const files = "return performance.getEntriesByType('resource').map(({ name }) => name).join()";
  await expect.poll(() => person.run(files)).toContain(".v2.js");
});

test("what one tab does is seen in the other", async ({ person }) => {
  await person.open("/");
  await person.openSecondTab();
  await addTeapot(person);
  await person.switchToFirstTab();
  await person.expectVisible(link(/^Cart 1 item/));
  await person.open("/login");
  await signIn(person, BUYER);
  await person.expectVisible({ role: "heading", name: "Mira", level: 1 });
  await person.openSecondTab();
  await person.open("/mine");
  await person.expectVisible({ role: "heading", name: "Mira", level: 1 });
});
