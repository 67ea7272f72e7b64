import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "../page-errors";
import { approveApplication, rejectApplication } from "./admin-api";
import { callApi, logIn, newMember } from "./members";
import { PLACE, withPlace } from "./photo-with-place";

const PICTURE = fileURLToPath(new URL("../../public/icon-512.png", import.meta.url));

/** Opens /merchant as a new user. @returns the session's token and the name */
async function newcomer(page: Page, request: APIRequestContext) {
  const member = newMember();
  const { userinfo } = await callApi<{ userinfo: { token: string } }>(request, "user/register", member);
  await page.goto("/login");
  await logIn(page, member);
  await page.getByRole("link", { name: "Sell with us" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sell with us" })).toBeVisible();
  return { ...member, token: userinfo.token };
}

/** Chooses a picture for a field; the last of its inputs is the camera's. */
const photograph = (page: Page, label: string) => page.getByLabel(label).last().setInputFiles(PICTURE);

/** How much ink is on the pad. */
const ink = (page: Page): Promise<number> =>
  page.getByRole("img", { name: "Your signature" }).evaluate((paper) => {
    if (!(paper instanceof HTMLCanvasElement)) return 0;
    // Reads a copy, because Chromium warns about repeated reading from one canvas.
    const copy = document.createElement("canvas");
    copy.width = paper.width;
    copy.height = paper.height;
    const context = copy.getContext("2d", { willReadFrequently: true });
    context?.drawImage(paper, 0, 0);
    const pixels = context?.getImageData(0, 0, copy.width, copy.height).data ?? [];
    return pixels.filter((value, index) => index % 4 === 3 && value > 0).length;
  });

/** Downloads the contract. @returns how many parties have signed the copy */
async function signaturesIn(page: Page): Promise<number> {
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download a copy" }).click();
  const copy = await readFile(await (await saved).path(), "utf8");
  expect(copy).toContain("Mira Example");
  return copy.match(/<img src="data:image\/jpeg;base64,/g)?.length ?? 0;
}

test("from the first document to the open store, with one photo to take again", async ({ page, request }) => {
  const { username, token } = await newcomer(page, request);
  const send = page.getByRole("button", { name: "Submit application" });
  await send.click();
  for (const words of [
    "Please enter the store name",
    "Please enter your real name",
    "You have not signed yet",
  ]) {
    await expect(page.getByText(words).last()).toBeVisible();
  }
  await page.getByLabel("Store name").fill(`Kite ${username}`);
  await page.getByLabel("ID or passport number").fill("X00 000 421");
  await page.reload();
  await expect(page.getByLabel("Store name")).toHaveValue(`Kite ${username}`);
  await expect(page.getByLabel("ID or passport number")).toHaveValue("");

  await page.getByLabel("ID or passport number").fill(`X${username}`);
  await page.getByLabel("Real name").fill("Mira Example");
  for (const label of ["Store logo", "Front of your ID", "Back of your ID", "You holding your ID"]) {
    await photograph(page, label);
  }
  const paper = page.getByRole("img", { name: "Signature area, empty" });
  await paper.scrollIntoViewIfNeeded();
  await expect(paper).toHaveAttribute("aria-busy", "false");
  const { x, y } = (await paper.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 40, y + 60);
  await page.mouse.down();
  await page.mouse.move(x + 240, y + 90, { steps: 20 });
  await page.mouse.up();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(() => ink(page)).toBeGreaterThan(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel("I’ve read the contract and agree to it").check();
  await send.click();
  await expect(page.getByRole("heading", { name: "Under review" })).toBeVisible();
  await expect(page.getByText(/^Up to 4[78] hours left$/)).toBeVisible();

  const front = page.getByRole("listitem").filter({ hasText: "Front of your ID" });
  await front.getByRole("button", { name: "View what I sent" }).click();
  await expect(front.getByRole("img", { name: "Front of your ID" })).toHaveJSProperty("naturalWidth", 512);

  await page.getByRole("link", { name: "Contract" }).click();
  await expect(page.getByText("Signs when your application is approved.")).toBeVisible();
  expect(await signaturesIn(page)).toBe(1);
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByRole("heading", { name: "Under review" })).toBeVisible();

  const { id } = await callApi<{ id: number }>(request, "merchant/index", {}, token);
  await rejectApplication(request, id, { image_back: "Please photograph it again in daylight." });
  await page.reload();
  await expect(page.getByRole("listitem").filter({ hasText: "Send again" })).toContainText("daylight");
  await expect(page.getByLabel("Real name")).toHaveCount(0);
  await photograph(page, "Back of your ID");
  await page.getByRole("button", { name: "Submit corrections" }).click();
  await expect(page.getByRole("heading", { name: "Under review" })).toBeVisible();

  await approveApplication(request, id);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Your store is open" })).toBeVisible();
  await page.getByRole("link", { name: "Contract" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Contract" })).toBeFocused();
  await expect(page.getByRole("img", { name: "Signature" })).toHaveJSProperty("naturalWidth", 240);
  expect(await signaturesIn(page)).toBe(2);
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByRole("link", { name: "Store page" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Kite ${username}` })).toBeVisible();
});

test("a photo leaves the phone upright and without the place where it was taken", async ({
  page,
  request,
}) => {
  await newcomer(page, request);
  // Drawn by the browser itself: 40 wide, 20 high.
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = 40;
    canvas.height = 20;
    return canvas.toDataURL("image/jpeg").split(",")[1] ?? "";
  });
  const photo = withPlace(Buffer.from(drawn, "base64"));
  expect(photo.includes(PLACE)).toBe(true);
  const sent = page.evaluate(
    () =>
      new Promise<{ text: string; width: number; height: number }>((resolve) => {
        const { send } = XMLHttpRequest.prototype;
        XMLHttpRequest.prototype.send = function (body) {
          const file = body instanceof FormData ? body.get("file") : undefined;
          if (file instanceof File) {
            void Promise.all([file.arrayBuffer(), createImageBitmap(file)]).then(
              ([bytes, { width, height }]) =>
                resolve({ text: `${file.name} ${new TextDecoder("latin1").decode(bytes)}`, width, height }),
            );
          }
          send.call(this, body);
        };
      }),
  );
  await page
    .getByLabel("Front of your ID")
    .last()
    .setInputFiles({ name: "at-home-2026.jpg", mimeType: "image/jpeg", buffer: photo });
  const { text, width, height } = await sent;
  expect([width, height]).toEqual([20, 40]);
  for (const trace of [PLACE, "Exif", "at-home"]) expect(text).not.toContain(trace);
  await expect(page.getByText("Uploaded", { exact: true })).toBeAttached();

  await page
    .getByLabel("Back of your ID")
    .last()
    .setInputFiles({ name: "back.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") });
  await expect(page.getByRole("alert").filter({ hasText: "We can’t read this image" })).toBeVisible();
});
