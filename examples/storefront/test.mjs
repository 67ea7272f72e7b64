/**
 * Buys from the built shop in a browser, on a phone in English and on a desk in Arabic: as the sandbox's demonstration buyer, and, where
 * SANDBOX_ADMIN_TOKEN lets it read the sandbox's mails and play the blockchain, as somebody who has no account yet.
 */
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import * as arabic from "marketplace-react/block-labels/ar";
import * as english from "marketplace-react/block-labels/en";
import { chromium } from "playwright-core";
import { preview } from "vite";

const market = process.env.MARKET_URL ?? "http://127.0.0.1:4020";
const token = process.env.SANDBOX_ADMIN_TOKEN;
const pictures = process.env.SCREENSHOTS;
/** What a step takes on a machine that does other things, too. */
const STEP_MS = 90_000;
const server = await preview({ preview: { port: 0, host: "127.0.0.1" }, logLevel: "error" });
const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH });
try {
  for (const [locale, direction, width, t] of [
    ["en", "ltr", 390, english.blockLabels],
    ["ar", "rtl", 1280, arabic.blockLabels],
  ]) {
    for (const buy of token ? [buyFromTheBalance, buyAsNewcomer] : [buyFromTheBalance]) {
      const context = await browser.newContext({ locale, viewport: { width, height: 844 } });
      context.setDefaultTimeout(STEP_MS);
      const page = await context.newPage();
      const problems = [];
      page.on("pageerror", (error) => problems.push(error.message));
      page.on("console", (message) => {
        // What a server refuses is logged by the browser, too.
        if (message.type() === "error" && !message.text().startsWith("Failed to load"))
          problems.push(message.text());
      });
      const tools = {
        page,
        locale,
        t,
        press: (name) => page.getByRole("button", { name, exact: true }).click(),
        fill: (label, value) => page.getByLabel(label, { exact: true }).fill(value),
        async shot(name) {
          const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
          assert.equal(isWide, false, `${name} is wider than the screen`);
          if (pictures)
            await page.screenshot({ path: `${pictures}/${locale}-${width}-${name}.png`, fullPage: true });
        },
      };
      try {
        await page.goto(server.resolvedUrls.local[0]);
        await page.getByRole("listitem").getByRole("link").first().waitFor();
        assert.equal(await page.evaluate(() => document.documentElement.dir), direction);
        await buy(tools);
      } catch (error) {
        // What the page logged, or shows, is usually why.
        const shown = await page.locator("body").innerText();
        throw new Error(
          [`${locale}, ${buy.name}, ${page.url()}: ${error.message}`, ...problems, shown].join("\n"),
        );
      }
      assert.deepEqual(problems, []);
      await context.close();
    }
  }
  const newcomer = token ? ", also as somebody who has no account yet" : "";
  console.log(
    `buys from the list to the paid order, in English on a phone and in Arabic on a desk${newcomer}`,
  );
} finally {
  await browser.close();
  await server.close();
}

/** The first product of the list, with one value of every spec, in the cart. */
async function fillCart({ page, t, press, shot }) {
  // Pictures are from the server, and decoded.
  await page.waitForFunction(() => document.querySelector("main img")?.naturalWidth > 0);
  await shot("list");
  await page.getByRole("listitem").getByRole("link").first().click();
  await page.getByRole("button", { name: t.product.buyNow }).waitFor();
  for (const spec of await page
    .getByRole("group")
    .filter({ has: page.locator("[aria-pressed]") })
    .all()) {
    await spec.locator("button:enabled").first().click();
  }
  await shot("product");
  await press(t.product.addToCart);
  // As many pieces as the store sells at least.
  await page.getByRole("link", { name: new RegExp(`^${t.navigation.cart} \\([1-9]\\d*\\)$`) }).click();
  await shot("cart");
  await press(t.cart.checkOut);
}

/** The demonstration's buyer: an account, an address and a balance. */
async function buyFromTheBalance(tools) {
  const { page, t, press, fill, shot } = tools;
  await fillCart(tools);
  await fill(t.signIn.account, "buyer");
  await fill(t.signIn.password, "not it");
  await press(t.signIn.logIn);
  await page.getByRole("alert").filter({ hasText: /\S/ }).waitFor();
  await shot("sign-in");
  await fill(t.signIn.password, "buyer-demo");
  await press(t.signIn.logIn);

  await fill(t.checkout.remark, "Ring twice");
  await page.getByRole("button", { name: t.checkout.placeOrder }).and(page.locator(":enabled")).waitFor();
  await shot("checkout");
  await page.reload();
  await page.waitForFunction(() => document.querySelector("textarea")?.value === "Ring twice");
  await press(t.checkout.placeOrder);
  await fill(t.payment.fundPassword, "fund-demo");
  await shot("payment");
  await page.locator("form button[type=submit]").click();
  await page.getByRole("heading", { name: t.payment.paid }).waitFor();
  await shot("paid");
  await page.getByRole("link", { name: `${t.navigation.cart} (0)` }).waitFor();
}

/** A new account with a code by e-mail, its first address, coins, and the order. */
async function buyAsNewcomer(tools) {
  const { page, locale, t, press, fill, shot } = tools;
  await fillCart(tools);
  await press(t.signIn.createAccount);
  const name = `mira-${randomUUID().slice(0, 8)}`;
  const email = `${name}@mail.example`;
  await fill(t.signIn.username, name);
  await fill(t.signIn.email, email);
  await press(t.signIn.sendCode);
  await page.getByRole("status").filter({ hasText: email }).waitFor();
  const [mail] = await operator(`outbox?to=${email}`);
  await fill(t.signIn.code, mail.code);
  await fill(t.signIn.password, "quiet-harbour-9");
  await fill(t.signIn.repeat, "quiet-harbour-9");
  await shot("register");
  await press(t.signIn.register);

  await fill(t.address.name, "Mira Example");
  await fill(t.address.mobile, "+49 30 5550100");
  const germany = new Intl.DisplayNames(locale, { type: "region" }).of("DE");
  await page.getByLabel(t.address.country, { exact: true }).selectOption(germany);
  for (const level of [t.address.province, t.address.city]) {
    await page.getByLabel(level, { exact: true }).selectOption({ index: 1 });
  }
  await fill(t.address.detail, "Example Street 5");
  await shot("address");
  await press(t.address.save);

  await page.getByRole("button", { name: t.checkout.placeOrder }).and(page.locator(":enabled")).waitFor();
  await press(t.checkout.placeOrder);
  await page.locator("input[name=network]:enabled").first().check();
  await shot("coins");
  await press(t.payment.showAddress);
  await page.getByText(t.payment.waiting).waitFor();
  await shot("transfer");
  const payNo = new URL(page.url()).hash.split("/")[2];
  const open = (await operator("payments")).find((payment) => payment.pay_no === payNo);
  const txid = randomUUID().replaceAll("-", "").repeat(2);
  await operator("payments/arrive", { pay_no: payNo, amount: open.amount_due, txid });
  // A page that is looked at again asks at once.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await page.getByRole("heading", { name: t.payment.paid }).waitFor();

  await page.getByRole("main").getByRole("link", { name: t.payment.toOrders }).last().click();
  await page.getByText(t.orders.paid, { exact: true }).waitFor();
  await shot("orders");
  await page.getByRole("link", { name: t.orders.view }).click();
  // The list has this button, too.
  await page.getByText(t.orders.number, { exact: true }).waitFor();
  await press(t.orders.cancel);
  await shot("cancel");
  await page.getByRole("dialog").getByRole("button", { name: t.orders.cancel, exact: true }).click();
  await page.getByText(t.orders.cancelled, { exact: true }).first().waitFor();
  await shot("order");
  await page.getByRole("link", { name: t.navigation.orders, exact: true }).click();
  await page.getByRole("link", { name: t.navigation.addresses }).click();
  await page.getByText("Mira Example").waitFor();
  await shot("addresses");
}

/** What the sandbox's operator reads, or does with `fields`. */
async function operator(path, fields) {
  const response = await fetch(`${market}/_dev/api/${path}`, {
    method: fields ? "POST" : "GET",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(fields && { body: JSON.stringify(fields) }),
  });
  assert.ok(response.ok, `${path}: ${response.status}`);
  return response.json();
}
