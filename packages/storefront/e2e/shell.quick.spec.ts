import { expect, test } from "./page-errors";

test("home shows its sections, the tab bar and the footer's tree", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveTitle("Example Market");
  await expect(page.getByRole("heading", { level: 1, name: "Example Market" })).toBeVisible();
  for (const title of [
    "New today",
    "Recommended for you",
    "Recommended stores",
    "Best sellers",
    "Best sellers this month",
  ]) {
    await expect(page.getByRole("heading", { level: 2, name: title, exact: true })).toBeVisible();
  }
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link")).toHaveCount(5);
  const footer = page.getByRole("contentinfo");
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.getByText("Orders are settled in USDT, ETH and BTC.")).toBeVisible();
  await expect(footer.getByText(String(new Date().getFullYear()))).toBeVisible();
  for (const [title, logo] of [
    ["Payment methods", "Quorin"],
    ["Partners", "Okkava"],
  ] as const) {
    await expect(footer.getByRole("heading", { name: title })).toBeVisible();
    const image = footer.getByRole("img", { name: logo });
    await expect
      .poll(() => image.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
      .toBeGreaterThan(0);
  }
  await page.getByRole("contentinfo").getByRole("link", { name: "How ordering works" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "How ordering works" })).toBeVisible();
  await expect(page.getByText("Add what you need to your cart.")).toBeVisible();
  await expect(page).toHaveTitle("How ordering works · Example Market");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
});

test("the first shapes are painted before the style sheet is there; the shop itself waits for it", async ({
  page,
}) => {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/assets/*.css", async (route) => {
    await arrival;
    await route.continue();
  });
  const script = page.waitForEvent("requestfinished", (request) =>
    /\/assets\/index-.*\.js$/.test(request.url()),
  );
  await page.goto("/", { waitUntil: "commit" });
  await script;
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType("paint").length))
    .toBeGreaterThan(0);
  await expect(page.locator(".boot")).toBeVisible();
  await expect(page.getByRole("main")).toHaveCount(0);
  arrive();
  await expect(page.getByRole("main")).toBeVisible();
  await expect(page.locator(".boot")).toHaveCount(0);
});

test("a navigation starts at the top with the focus on the heading; Back restores the place", async ({
  page,
}) => {
  await page.goto("/");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Shipping times" });
  // The page's last part; anything later would push the link down.
  await expect(page.getByRole("navigation", { name: "Purchase requests" })).toBeVisible();
  await link.scrollIntoViewIfNeeded();
  // Parts near the viewport are laid out in the next frame, at their real size.
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
  const height = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const place = await height();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await link.click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Example Market" })).toBeVisible();
  // The estimated height of rows that were never near the viewport equals that of most rows, to the pixel.
  await expect.poll(async () => Math.abs((await height()) - place)).toBeLessThanOrEqual(1);
});

test("a heading that arrives with the data gets the focus; a user who has moved on keeps theirs", async ({
  page,
}) => {
  const held: (() => void)[] = [];
  await page.route("**/api/index/pro_info*", async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.fallback();
  });
  const arrive = async (): Promise<void> => {
    await page.goto("/product");
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Claw hammer/ })
      .click();
    await expect(page).toHaveURL(/goods/);
    await expect(page.getByRole("main")).toBeFocused();
    await expect.poll(() => held.length).toBe(1);
  };
  const heading = page.getByRole("heading", { level: 1 });

  await arrive();
  held.pop()?.();
  await expect(heading).toBeFocused();

  await arrive();
  await page.keyboard.press("Tab");
  const back = page.getByRole("button", { name: "Back", exact: true });
  await expect(back).toBeFocused();
  held.pop()?.();
  await expect(heading).toBeVisible();
  await expect(heading).not.toBeFocused();
});

test("the chosen language is read from the browser, turns the page around and is kept", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: "ar", baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await expect(page.getByRole("heading", { level: 2, name: "الأكثر مبيعًا", exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("lang"))).toContain('"ar"');
  await context.close();
});

test("the support button opens the link on a press and only moves on a drag", async ({ page }) => {
  // There it has nothing below it to yield to.
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/");
  const support = page.getByRole("link", { name: "Customer service" });
  await expect(support).toHaveAttribute("href", /^mailto:/);
  const before = await support.boundingBox();
  expect(before).not.toBeNull();
  if (!before) return;
  const width = page.viewportSize()?.width ?? 0;
  expect(Math.round(width - before.x - before.width)).toBe(36);
  expect(Math.round((page.viewportSize()?.height ?? 0) - before.y - before.height)).toBe(100);
  const left = async (): Promise<number> => Math.round((await support.boundingBox())?.x ?? -1);
  const [x, y] = [before.x + 20, before.y + 20];
  const isOnTop = () =>
    support.evaluate((link, at) => link.contains(document.elementFromPoint(at.x, at.y)), { x, y });
  await expect(async () => {
    // While pictures arrive, it may have faded because of what is below, and a drag that begins there would never end.
    expect(await isOnTop()).toBe(true);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(80, 300, { steps: 6 });
    await page.mouse.up();
    await expect.poll(left, { timeout: 3_000 }).toBe(8);
  }).toPass();
});

test("what lies beneath the support button can be scrolled out", async ({ page }) => {
  const support = page.getByRole("link", { name: "Customer service" });
  for (const path of ["/mine", "/lang", "/loan"]) {
    await page.goto(path);
    await expect(support).toBeVisible();
    const above = async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const [end, button] = [await page.locator("main").boundingBox(), await support.boundingBox()];
      return (button?.y ?? 0) - (end ? end.y + end.height : Number.POSITIVE_INFINITY);
    };
    await expect.poll(above, path).toBeGreaterThanOrEqual(-0.5);
  }
});

test("an unknown address leads on", async ({ page }) => {
  await page.goto("/nowhere");
  await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
  await page.getByRole("link", { name: "Back to home" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Example Market" })).toBeVisible();
});
