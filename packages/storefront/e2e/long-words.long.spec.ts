import { LANGUAGES } from "marketplace-sdk/state";
import { cutOff, slivers } from "./cut-off";
import { arrived } from "./screens/open";
import { wordsThatDoNotFit } from "./sticking-out";
import { choose, expect, type Tour, test } from "./tour";
import { overflowOf } from "./walk";

/* The ten main screens on the narrowest phone, in every language and in a pseudo language that is a third longer. */
test.describe.configure({ timeout: 360_000 });

const PATHS = [
  "/",
  "/product",
  "/goods?id=1003",
  "/store/1",
  "/shop",
  "/orderChecked",
  "/order",
  "/mine",
  "/recharge",
  "/withdraw",
];
/** Signed out: the tab bar offers registration. */
const VISITOR_PATHS = ["/", "/login", "/register"];
const LINE = { id: 1003, shopId: 1, shopName: "8 Harbours", num: 2, title: "Teapot", spec: "0.8 L" };

async function begin({ page, begin: toEnglish }: Tour): Promise<void> {
  await toEnglish();
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/faqs");
  await page.evaluate((line) => localStorage.setItem("shopCart", JSON.stringify([line])), LINE);
}

async function expectWordsToFit({ page, served }: Tour, path: string): Promise<void> {
  await page.goto(path);
  await arrived(page);
  expect.soft(await overflowOf(page), `${path} is wider than 320 px`).toBeLessThanOrEqual(0);
  expect.soft(await cutOff(page), `${path} cuts letters off`).toEqual([]);
  expect.soft(await slivers(page), `${path} shows a part of a line`).toEqual([]);
  expect.soft(await wordsThatDoNotFit(page, await served.all()), `${path} has no room`).toEqual([]);
}

for (const { code } of LANGUAGES) {
  test(`buttons, tabs and labels in ${code} fit 320 px`, async ({ buyer, visitor }) => {
    for (const [tour, paths] of [
      [buyer, PATHS],
      [visitor, VISITOR_PATHS],
    ] as const) {
      await begin(tour);
      await choose(tour.page, code);
      for (const path of paths) await expectWordsToFit(tour, path);
    }
    await expect(buyer.page.locator("html")).toHaveAttribute("lang", code === "tw" ? "zh-Hant" : code);
    expect(buyer.errors).toEqual([]);
  });
}

test("words a third longer than English still fit 320 px", async ({ buyer }) => {
  const { page } = buyer;
  await begin(buyer);
  await page.evaluate(() => sessionStorage.setItem("pseudo", "1"));
  for (const path of PATHS) {
    await page.goto(path);
    await arrived(page);
    await expect(page.getByText(/\[.+~\]/).first()).toBeVisible();
    expect.soft(await overflowOf(page), `${path} is wider than 320 px`).toBeLessThanOrEqual(0);
  }
});

test("the tops of a line below a shortened text are found", async ({ page }) => {
  const title = (lineHeight: number) =>
    `<p style="display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;width:100px;
      padding-bottom:6px;font:16px/${lineHeight} sans-serif">Long titles are told in two lines, and all the rest is left out</p>`;
  await page.setContent(title(1.1));
  expect(await slivers(page)).toHaveLength(1);
  await page.setContent(title(1.9));
  expect(await slivers(page)).toEqual([]);
});

test("what has no room is found", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.setContent(`<button style="width:40px">Unbreakablelabel</button>
    <nav style="display:flex;width:80px;overflow-x:auto"><a aria-current="page" href="/">Here</a>
    <a href="/product" style="flex:none;margin-inline-start:90px">Hidden</a></nav>
    <p style="width:40px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">A long label</p>
    <h1 style="width:60px;overflow-wrap:anywhere">Unbreakableheading</h1>`);
  expect(await wordsThatDoNotFit(page, "")).toEqual([
    "wider than its button: Unbreakablelabel",
    "broken inside a word: Unbreakableheading",
    "out of sight: Hidden",
    "shortened: A long label",
  ]);
  expect(await wordsThatDoNotFit(page, "A long label")).not.toContain("shortened: A long label");
});
