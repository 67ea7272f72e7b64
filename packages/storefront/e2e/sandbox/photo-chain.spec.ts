import type { Page } from "@playwright/test";
import { isFull } from "../../../../scripts/lib/cases.mjs";
import { FORMATS, MARKS, marked, painted } from "../marked-photos";
import { expect, test } from "../page-errors";
import { callApi, logIn, newMember } from "./members";
import { PLACE } from "./photo-with-place";

/*
 * The whole path of a picture: chosen on a screen, redrawn, uploaded, stored by the server, and downloaded again. `VERIFY=full`
 * sends five hundred.
 */

const PHOTOS = isFull ? 500 : 18;
/** Most pictures that the screen accepts. */
const AT_ONCE = 9;

const secretOf = (number: number): string => `Owner-${number}-Secret`;

/** A picture as a camera or editor saves it. */
async function photoFile(page: Page, number: number) {
  const mimeType = FORMATS[number % FORMATS.length] ?? "image/jpeg";
  const picture = Buffer.from(await painted(page, mimeType, 60 + (number % 400)), "base64");
  const buffer = marked(picture, mimeType, secretOf(number));
  expect(buffer.includes(secretOf(number)) && buffer.includes(PLACE)).toBe(true);
  return { name: `place-${number}.${mimeType.slice(6)}`, mimeType, buffer };
}

test("what the server gives out of pictures that were chosen on a screen has no metadata left", async ({
  page,
  request,
}) => {
  test.setTimeout(60_000 + PHOTOS * 3_000);
  const member = newMember();
  await callApi(request, "user/register", member);
  await page.goto("/search?tab=requests&view=new");
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await logIn(page, member);
  const chooser = page.getByLabel("Photos (optional)").and(page.locator("[multiple]"));

  const sent: Promise<string>[] = [];
  page.on("response", (answer) => {
    if (answer.url().endsWith("/upload")) sent.push(answer.json().then(({ data }) => data.url));
  });
  const left: string[] = [];
  for (let first = 0; first < PHOTOS; first += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, PHOTOS - first) }, (_, index) => first + index);
    const files = await Promise.all(numbers.map((number) => photoFile(page, number)));
    await chooser.setInputFiles(files);
    await expect(page.getByText("Uploaded", { exact: true })).toBeAttached();
    const addresses = await Promise.all(sent.splice(0));
    expect(addresses).toHaveLength(files.length);
    for (const address of addresses) {
      expect(address).not.toContain("place");
      const kept = await request.get(address);
      expect(kept.headers()["content-type"]).toMatch(/^image\//);
      const bytes = await kept.body();
      expect(bytes.length).toBeGreaterThan(100);
      left.push(
        ...["Owner-", "-Secret", PLACE, ...MARKS]
          .filter((mark) => bytes.includes(mark))
          .map((mark) => `${address} ${mark}`),
      );
    }
    for (const _ of files) await page.getByRole("button", { name: "Remove photo 1", exact: true }).click();
  }
  expect(left).toEqual([]);
});
