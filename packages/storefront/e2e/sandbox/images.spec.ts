import { expect, test } from "../page-errors";

/** The first pictures of a screen are in the server's HTML and again in the rendered shop. */
for (const path of ["/", "/product", "/goods?id=1167", "/store/1"]) {
  test(`${path} loads each picture once, in a width that its place needs`, async ({ page }) => {
    const asked = new Map<string, number>();
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/uploads/")) asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
    });
    // The server waits only briefly for the data of its HTML. If they come too late, the next request gets them.
    const read = async () => (await page.request.get(path)).text();
    await expect.poll(read).toContain("<img ");
    const html = (await (await page.goto(path))?.text()) ?? "";
    const first = [...html.matchAll(/<img [^>]*\bsrc="([^"]*)"/g)].map(([, address = ""]) => address);
    expect(first.length).toBeGreaterThan(0);
    await expect(page.getByRole("main").locator("img[srcset]").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(first.map((address) => asked.get(address))).toEqual(first.map(() => 1));
    const pictures = page.locator("main img[srcset]");
    const tooSmall = await pictures.evaluateAll((images) =>
      images.flatMap((image) => {
        if (!(image instanceof HTMLImageElement) || image.naturalWidth === 0) return [];
        const chosen = Number(/[?&]w=(\d+)/.exec(image.currentSrc)?.[1]);
        const needed = image.clientWidth * devicePixelRatio;
        const isRight = chosen >= Math.min(needed, 1280) && chosen <= Math.max(160, needed * 2.5);
        return isRight ? [] : [`${image.currentSrc} is shown ${needed} pixels wide`];
      }),
    );
    expect(tooSmall).toEqual([]);
  });
}
