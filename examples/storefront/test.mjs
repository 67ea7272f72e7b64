import assert from "node:assert/strict";
import { chromium } from "playwright-core";
import { preview } from "vite";

const server = await preview({ preview: { port: 0, host: "127.0.0.1" }, logLevel: "error" });
const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH });
const pictures = process.env.SCREENSHOTS;
try {
  for (const [language, direction, width] of [
    ["en", "ltr", 390],
    ["ar", "rtl", 1280],
  ]) {
    const page = await browser.newPage({ viewport: { width, height: 844 } });
    const problems = [];
    page.on("pageerror", (error) => problems.push(error.message));
    const shot = async (name) => {
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false, name);
      if (pictures) await page.screenshot({ path: `${pictures}/${language}-${width}-${name}.png` });
    };
    await page.goto(`${server.resolvedUrls.local[0]}?lang=${language}`);
    assert.equal(await page.evaluate(() => document.documentElement.dir), direction);
    const words = await import(`./src/${language}.json`, { with: { type: "json" } }).then(
      (json) => json.default,
    );
    const press = (name) => page.getByRole("button", { name, exact: true }).click();

    await page.getByRole("listitem").getByRole("link").first().waitFor();
    // Pictures are from the server, and decoded.
    await page.waitForFunction(() => document.querySelector("main img")?.naturalWidth > 0);
    await shot("list");
    await page.getByRole("listitem").getByRole("link").first().click();
    // One value of every spec.
    await page.getByRole("button", { name: words.buyNow }).waitFor();
    for (const spec of await page
      .getByRole("group")
      .filter({ has: page.locator("[aria-pressed]") })
      .all()) {
      await spec.locator("button:enabled").first().click();
    }
    await shot("product");
    await press(words.addToCart);
    await page.getByRole("link", { name: `${words.cart} (1)` }).click();
    await shot("cart");
    await press(words.checkOut);

    await page.getByLabel(words.account).fill("buyer");
    await page.getByLabel(words.password, { exact: true }).fill("not it");
    await press(words.signIn);
    await page.locator("input[aria-invalid=true]").waitFor();
    await shot("sign-in");
    await page.getByLabel(words.password, { exact: true }).fill("buyer-demo");
    await press(words.signIn);

    await page.getByRole("button", { name: words.placeOrder }).and(page.locator(":enabled")).waitFor();
    await shot("checkout");
    await page.reload();
    await press(words.placeOrder);
    await page.getByLabel(words.fundPassword, { exact: true }).fill("fund-demo");
    await shot("payment");
    await press(words.pay);
    await page.getByRole("heading", { name: words.states.paid }).waitFor();
    await shot("paid");
    await page.getByRole("link", { name: `${words.cart} (0)` }).waitFor();
    assert.deepEqual(problems, []);
    await page.close();
  }
  console.log(
    "buys a product from the list to the paid order, in English on a phone and in Arabic on a desk",
  );
} finally {
  await browser.close();
  await server.close();
}
