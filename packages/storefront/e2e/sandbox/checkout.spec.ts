import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "../page-errors";
import { BUYER, callApi, logIn, registerMember } from "./members";

/* Logged by the browser for the response that is lost here, and for the missing address. */
test.use({ allowed: /net::ERR_FAILED|404 \(Not Found\)/ });

const SHOPKEEPER = { account: "merchant", password: "merchant-demo" };
const PLANT = "Rubber plant in clay pot, 40 cm, nursery grown";

/** A call and its two automatic retries. */
const TRIES = 3;

/** Invisible marks isolate amounts from the direction of a sentence. */
const said = (...words: string[]): RegExp =>
  new RegExp(words.map((word) => word.replaceAll(".", "\\.")).join("[\\s\\u2068\\u2069]*"));

/** The first amount of the site's currency in a text. */
const amountIn = (text: string | null): string =>
  /([\d.,]+)\sUSDT/.exec(text ?? "")?.[1]?.replaceAll(",", "") ?? "";
/** Amounts in hundredths, to be counted exactly. */
const cents = (amount: string): number => Math.round(Number(amount) * 100);

async function addToCart(page: Page, id: number, choice: readonly string[] = []): Promise<void> {
  await page.goto(`/goods?id=${id}`);
  await page.getByRole("button", { name: "Add to cart" }).click();
  const sheet = page.getByRole("dialog", { name: "Choose options" });
  for (const name of choice) await sheet.getByRole("button", { name, exact: true }).click();
  if (choice.length > 0) await sheet.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByText("Added to cart")).toBeVisible();
}

async function asBuyer<Data>(request: APIRequestContext, path: string): Promise<Data> {
  const { userinfo } = await callApi<{ userinfo: { token: string } }>(request, "user/login", {
    account: BUYER.username,
    password: BUYER.password,
  });
  return callApi<Data>(request, path, {}, userinfo.token);
}

const balance = async (request: APIRequestContext): Promise<number> =>
  cents((await asBuyer<{ money: string }>(request, "user/index")).money);

const countOrders = async (request: APIRequestContext): Promise<number> =>
  (await asBuyer<{ total: number }>(request, "order/list")).total;

/** Changes the price of the plant, like its store. */
async function setPrice(request: APIRequestContext, price: string): Promise<void> {
  const { userinfo } = await callApi<{ userinfo: { token: string } }>(request, "user/login", SHOPKEEPER);
  const headers = { token: userinfo.token };
  const plant = await callApi<Record<string, unknown>>(
    request,
    "merchant/pro_info",
    { id: 1007 },
    userinfo.token,
  );
  const { id, version, title, category_id, images, content, stock, freight_price, tax_rate, specs, skus } =
    plant;
  const answer = await request.post("/api/merchant/pro_save", {
    headers: { ...headers, "Idempotency-Key": randomUUID() },
    data: {
      id,
      version,
      title,
      category_id,
      images,
      content,
      stock,
      freight_price,
      tax_rate,
      specs,
      skus,
      price,
    },
  });
  expect(await answer.json()).toMatchObject({ code: 1 });
}

test("a cart of three stores is ordered and paid from the balance, which moves by exactly the total", async ({
  page,
  request,
}) => {
  await addToCart(page, 1003, ["Sage", "900 ml"]);
  await addToCart(page, 1024);
  await addToCart(page, 1048, ["Whole bean", "250 g"]);
  await page.goto("/shop");
  await page.getByRole("button", { name: "Check out" }).click();
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await logIn(page, BUYER);

  await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
  for (const store of ["Example Harbour Trading", "Example Bright Electronics", "Example Golden Pantry"]) {
    await expect(page.getByRole("region", { name: store })).toContainText("Shipping");
  }
  await expect(page.getByRole("region", { name: "Deliver to" })).toContainText("Mira Example");
  const total = amountIn(await page.getByRole("region", { name: "Place order" }).innerText());
  await page.getByRole("button", { name: "Place order" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Payment" })).toBeVisible();
  const before = await balance(request);
  // The button is on a phone's first screen.
  await expect(page.getByRole("button", { name: /^Pay \d/ })).toBeInViewport({ ratio: 1 });
  await page.getByLabel("Fund password", { exact: true }).fill("not-this-one");
  await page.getByRole("button", { name: said("Pay", total) }).click();
  await expect(
    page
      .getByText(/Wrong fund password/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  expect(await balance(request)).toBe(before);
  await page.getByLabel("Fund password", { exact: true }).fill("fund-demo");
  await page.getByRole("button", { name: said("Pay", total) }).click();

  await expect(page).toHaveURL(/\/success\?of=order/);
  await expect(page.getByRole("heading", { name: "Payment complete. Thank you!" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(`${total} USDT`);
  expect(await balance(request)).toBe(before - cents(total));
  await page.goto("/shop");
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
});

test("a price that changes before the order is placed is agreed to first; an answer that is lost orders once", async ({
  page,
  request,
}) => {
  await page.goto("/login");
  await logIn(page, BUYER);
  await expect(page).toHaveURL("/mine");
  await page.goto("/goods?id=1007");
  await page.getByRole("button", { name: "Buy now" }).click();
  const bar = page.getByRole("region", { name: "Place order" });
  await expect(bar.getByRole("button", { name: "Place order" })).toBeEnabled();
  const total = amountIn(await bar.innerText());

  const orders = await countOrders(request);
  await setPrice(request, "13.90");
  try {
    await bar.getByRole("button", { name: "Place order" }).click();
    await expect(bar.getByRole("alert")).toContainText(said("Your total changed from", total, "USDT", "to"));
    await expect(page.getByRole("listitem").filter({ hasText: PLANT })).toContainText("Previous price 11.90");
    await bar.getByRole("button", { name: "Accept new prices" }).click();

    // The order arrives, but its response doesn't.
    await page.route(
      "**/api/order/create",
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: TRIES },
    );
    await bar.getByRole("button", { name: "Place order" }).click();
    await expect(bar.getByRole("alert")).toContainText("we won’t order anything twice");
    // The accepted figures can still be read, but not changed.
    await expect(
      page.getByRole("region", { name: "Deliver to" }).getByRole("button", { name: "Change" }),
    ).toBeDisabled();
    await expect(page.getByRole("radio", { name: /^Balance/ })).toBeDisabled();
    await page.reload();
    await bar.getByRole("button", { name: "Send again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Payment" })).toBeVisible();

    expect(await countOrders(request)).toBe(orders + 1);
  } finally {
    await setPrice(request, "11.90");
  }
});

test("an answer that is lost once is asked for again without a word: there is one order", async ({
  page,
  request,
}) => {
  const { token, ...member } = await registerMember(request);
  await page.goto("/login");
  await logIn(page, member);
  await expect(page).toHaveURL("/mine");
  await page.goto("/goods?id=1007");
  await page.getByRole("button", { name: "Buy now" }).click();
  await page.route(
    "**/api/order/create",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Payment" })).toBeVisible();
  expect((await callApi<{ total: number }>(request, "order/list", {}, token)).total).toBe(1);
});

test("an order whose answer is lost together with its tab is found again in a new one, and made once", async ({
  page,
  context,
  request,
}) => {
  const { token, ...member } = await registerMember(request);
  const orders = async () => (await callApi<{ total: number }>(request, "order/list", {}, token)).total;
  await page.goto("/login");
  await logIn(page, member);
  await expect(page).toHaveURL("/mine");
  await addToCart(page, 1007);
  await page.goto("/shop");
  await page.getByRole("button", { name: "Check out" }).click();
  await context.route(
    "**/api/order/create",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: TRIES },
  );
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "we won’t order anything twice" })).toBeVisible();
  await page.close();

  const later = await context.newPage();
  await later.goto("/shop");
  await later.getByRole("button", { name: "Check out" }).click();
  const bar = later.getByRole("region", { name: "Place order" });
  await expect(bar.getByRole("alert")).toContainText("we won’t order anything twice");
  await bar.getByRole("button", { name: "Send again" }).click();
  await expect(later.getByRole("heading", { level: 1, name: "Payment" })).toBeVisible();
  expect(await orders()).toBe(1);
  await later.goto("/shop");
  await expect(later.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();

  const kept = await later.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith("draft:")),
  );
  expect(kept).toEqual([]);
});

test("an address deleted in the meantime is reported, and the order continues with another one", async ({
  page,
  request,
}) => {
  const { token, ...member } = await registerMember(request);
  const place = { country: "Germany", province: "Berlin", city: "Berlin", address: "Example Street 9" };
  await callApi(
    request,
    "aera/addEdit",
    { ...place, name: "Noor Example", mobile: "+49 30 5550101", is_default: 0 },
    token,
  );
  await page.goto("/login");
  await logIn(page, member);
  await expect(page).toHaveURL("/mine");
  await page.goto("/goods?id=1007");
  await page.getByRole("button", { name: "Buy now" }).click();
  const to = page.getByRole("region", { name: "Deliver to" });
  await to.getByRole("button", { name: "Change" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Noor Example/ })
    .click();
  await expect(to).toContainText("Noor Example");

  const list = await callApi<{ id: number; name: string }[]>(request, "aera/index", {}, token);
  const chosen = list.find(({ name }) => name === "Noor Example");
  await callApi(request, "aera/del", { id: chosen?.id }, token);
  await page.reload();
  await expect(to.getByRole("alert")).toHaveText(/was deleted/);
  await expect(to).toContainText("Mira Example");
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Payment" })).toBeVisible();
});

test("an address that is added from the checkout is the one that the order goes to", async ({
  page,
  request,
}) => {
  const { token, ...member } = await registerMember(request);
  await page.goto("/login");
  await logIn(page, member);
  await expect(page).toHaveURL("/mine");
  await page.goto("/goods?id=1007");
  await page.getByRole("button", { name: "Buy now" }).click();
  const to = page.getByRole("region", { name: "Deliver to" });
  await expect(to).toContainText("Mira Example");
  await to.getByRole("button", { name: "Change" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Add an address" }).click();
  await page.getByLabel("Recipient").fill("Noor Example");
  await page.getByLabel("Mobile number").fill("+49 30 5550142");
  await page.getByRole("button", { name: /Country and region|Choose your region/ }).click();
  for (const name of ["Germany", "Bavaria", "Munich"]) {
    await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
  }
  await page.getByLabel("Street address").fill("Example Street 9");
  await page.getByRole("button", { name: "Save address" }).click();

  await expect(to).toContainText("Noor Example");
  const list = await callApi<{ name: string; is_default: number }[]>(request, "aera/index", {}, token);
  expect(list.find(({ name }) => name === "Noor Example")?.is_default).toBe(0);
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Payment" })).toBeVisible();
});
