import { expect, test } from "../page-errors";
import { endFault, type Fault, planFault } from "./admin-api";
import { BUYER, callApi, logIn, newMember } from "./members";

/* Logged by the browser and the shop for the faults that are injected here. */
test.use({ allowed: /Failed to load resource|net::ERR_|did not load|did not arrive/ });

const FAULTS: readonly (Fault & { name: string; path: string; says: string; afterwards: string })[] = [
  {
    name: "a page of HTML",
    operation: "articles.list",
    kind: "html",
    path: "/faqs",
    says: "Something went wrong on our end.",
    afterwards: "How ordering works",
  },
  {
    name: "a cut connection",
    operation: "articles.get",
    kind: "drop_before",
    path: "/article-detail/111",
    says: "We can’t connect right now.",
    afterwards: "Stores ship within 24 hours of payment.",
  },
  {
    name: "an error of the server",
    operation: "products.search",
    kind: "status",
    value: 500,
    path: "/search?q=teapot",
    says: "Something went wrong",
    afterwards: "Stoneware teapot",
  },
];

for (const { name, path, says, afterwards, ...fault } of FAULTS) {
  test(`${name} instead of an answer: a sentence and the way to try again`, async ({ page, request }) => {
    await planFault(request, fault);
    try {
      await page.goto(path);
      await expect(page.getByRole("alert").filter({ hasText: says })).toBeVisible();
    } finally {
      await endFault(request, fault.operation);
    }
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("main")).toContainText(afterwards);
  });
}

test("a slow answer: the page says that it is loading, then it is there", async ({ page, request }) => {
  await page.goto("/login");
  await logIn(page, BUYER);
  await expect(page).toHaveURL("/mine");
  await planFault(request, { operation: "recharges.list", kind: "latency", value: 1_500 });
  try {
    await page.goto("/rechargeRecode");
    await expect(page.getByRole("status").filter({ hasText: "Loading" })).toBeAttached();
    await expect(page.getByRole("main").getByRole("listitem").first()).toContainText("USDT");
  } finally {
    await endFault(request, "recharges.list");
  }
});

test("a part that the server does not have: the screen says so, and the ways to it are gone", async ({
  page,
}) => {
  await page.goto("/login");
  await logIn(page, BUYER);
  await expect(page).toHaveURL("/mine");
  await page.route("**/api/recharge/methods", (route) =>
    route.fulfill({ status: 404, contentType: "text/html", body: "<h1>404</h1>" }),
  );
  await page.getByRole("main").getByRole("link", { name: "Top up" }).click();
  await expect(page.getByRole("heading", { name: "Not available here" })).toBeVisible();
  // Toasts and error states are alerts; this is neither.
  await expect(page.getByRole("alert").filter({ hasText: /\w/ })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole("main").getByRole("link", { name: "Withdraw" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Top up" })).toHaveCount(0);
});

test("code 404 with a sentence is an answer: it is shown, and the ways to that part stay", async ({
  page,
  request,
}) => {
  await page.goto("/login");
  await logIn(page, BUYER);
  await expect(page).toHaveURL("/mine");
  await planFault(request, { operation: "recharges.methods", kind: "status", value: 404 });
  try {
    await page.getByRole("main").getByRole("link", { name: "Top up" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Not found." }).first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("main").getByRole("link", { name: "Top up" })).toBeVisible();
  } finally {
    await endFault(request, "recharges.methods");
  }
});

test("a session that was ended on another device: login, and back to the same place", async ({
  page,
  request,
}) => {
  const member = newMember();
  await callApi(request, "user/register", member);
  await page.goto("/address");
  await logIn(page, member);
  await expect(page.getByRole("heading", { name: "No address yet" })).toBeVisible();

  const { userinfo } = await callApi<{ userinfo: { token: string } }>(request, "user/login", {
    account: member.username,
    password: member.password,
  });
  const changed = { ...member, password: "calm-harbour-10" };
  await callApi(
    request,
    "user/change",
    { oldpassword: member.password, newpassword: changed.password },
    userinfo.token,
  );
  await page.reload();
  await expect(page).toHaveURL("/login?n=1");
  await expect(page.getByText("Your session expired. Log in")).toBeVisible();
  await logIn(page, member);
  // It is about either field.
  await expect(page.getByRole("alert").filter({ hasText: "Wrong username or password." })).toBeVisible();
  await logIn(page, changed);
  await expect(page).toHaveURL("/address");
  await expect(page.getByRole("heading", { name: "No address yet" })).toBeVisible();
});
