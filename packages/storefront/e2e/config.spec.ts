import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BuiltShop, DIST, serveBuiltShop } from "./built-shop";
import { expect, test } from "./page-errors";

/* One build with two configurations, for two shops whose API has another origin than their pages. */

const MOCK = `http://127.0.0.1:${process.env.E2E_MOCK_PORT ?? "4410"}`;
const CONFIGURE = join(import.meta.dirname, "../scripts/configure.mjs");

// One for each time that it is cleared away: a worker may run some of these tests now and others later.
let folder = "";
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "two-shops-"));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A copy of the build with its configuration. */
function configured(name: string, config: object): string {
  const dist = join(folder, name);
  const file = join(folder, `${name}.json`);
  cpSync(DIST, dist, { recursive: true });
  writeFileSync(file, JSON.stringify(config));
  execFileSync(process.execPath, [CONFIGURE, dist, file]);
  return dist;
}

/** The mock at another origin, which records the calls it gets. */
async function serveApi() {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    const { method = "GET", url = "/", headers } = request;
    if (method !== "OPTIONS") calls.push(`${method} ${new URL(url, MOCK).pathname}`);
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", async () => {
      const passed = Object.entries(headers).flatMap(([name, value]) =>
        typeof value === "string" && !/^(host|connection|content-length)$/.test(name)
          ? [[name, value] as const]
          : [],
      );
      const body = Buffer.concat(chunks);
      const answer = await fetch(MOCK + url, {
        method,
        headers: Object.fromEntries(passed),
        ...(body.length > 0 && { body: new Uint8Array(body) }),
      });
      const kept = [...answer.headers].filter(([name]) => !/^content-(encoding|length)$/.test(name));
      response.writeHead(answer.status, Object.fromEntries(kept));
      response.end(Buffer.from(await answer.arrayBuffer()));
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
  return { url: `http://127.0.0.1:${address.port}`, calls, close: () => server.close() };
}

test.describe("two shops", () => {
  // The mock only supports the documented GET of `auth.sendEmailCode`.
  test.use({ allowed: /405 \(Method Not Allowed\)/ });

  test("one build serves two shops", async ({ page }) => {
    const [one, two] = [await serveApi(), await serveApi()];
    const shops: BuiltShop[] = [];
    try {
      const open = async (name: string, config: object): Promise<string> => {
        const shop = await serveBuiltShop(undefined, configured(name, config));
        shops.push(shop);
        return shop.url;
      };
      const first = await open("first", { apiUrl: one.url });
      const second = await open("second", { apiUrl: two.url, dialect: "fastadmin" });

      await page.goto(first);
      const product = page.getByRole("article").first();
      await expect(product).toBeVisible();
      expect(one.calls).toContain("POST /api/index/index");
      expect(two.calls).toEqual([]);
      // The policy also allows pictures from the API.
      const picture = page.locator(`img[src^="${one.url}/uploads/"]`).first();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);

      one.calls.length = 0;
      await page.goto(`${second}/login?forgot=1`);
      await page.getByRole("textbox", { name: "Email", exact: true }).fill("mira@example.com");
      await page.getByRole("button", { name: "Send code" }).click();
      await expect.poll(() => two.calls).toContain("POST /api/ems/send");
      expect(one.calls.filter((call) => call.includes("/api/"))).toEqual([]);
    } finally {
      for (const shop of shops) await shop.close();
      one.close();
      two.close();
    }
  });
});

test.describe("a page whose configuration is broken", () => {
  test.use({ allowed: /no JSON object/ });

  test("says so to its operator", async ({ page }) => {
    await page.route("**/broken", async (route) => {
      const response = await route.fetch({ url: new URL("/", route.request().url()).href });
      const html = await response.text();
      await route.fulfill({ response, body: html.replace(/(id="config">)[^<]*/, "$1{oops") });
    });
    await page.goto("/broken");
    await expect(page.getByText("This shop is not configured")).toBeVisible();
  });
});

test("a broken file is refused setting by setting", () => {
  const file = join(folder, "broken.json");
  writeFileSync(file, '{ "apiUrl": "api.example", "color": "red" }');
  expect(() => execFileSync(process.execPath, [CONFIGURE, DIST, file], { stdio: "pipe" })).toThrow(
    /"apiUrl" must be an http[\s\S]*"color" is unknown/,
  );
});
