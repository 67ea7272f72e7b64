import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { run } from "../../src/command";
import { smallMarket } from "../support/client/small-market";
import { serve } from "../support/serve";

const folder = mkdtempSync(join(tmpdir(), "client-command-"));
const driver = join(folder, "driver.mjs");

/** A small program that was written without the checker: it signs in, and orders with a new key for each sending. */
const DRIVER = `
const call = async (path, body, headers) => {
  const response = await fetch(process.env.MARKET_URL + path, {
    method: "POST",
    headers: { "content-type": "application/json", "accept-language": "en", ...headers },
    body: JSON.stringify(body),
  });
  return (await response.json()).data;
};
const { userinfo: { token } } = await call("/api/user/login", { account: "mira", password: "lantern-77" });
const order = { items: [{ id: 1, shop_id: 1, num: 1 }], address_id: 1, price_token: "pt", expect_total: "0.30" };
for (let sending = 1; sending <= 2; sending++) {
  await call("/api/order/create", order, { token, "idempotency-key": crypto.randomUUID() }).catch(() => {});
}
process.exitCode = Number(process.argv[2] ?? 0);
`;

let market: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  writeFileSync(driver, DRIVER);
  const fetch = smallMarket();
  market = await serve((url, init) => fetch(url, { ...init, body: Buffer.from(String(init.body ?? "")) }));
});
afterAll(async () => {
  await market.close();
  rmSync(folder, { recursive: true });
});

async function command(args: readonly string[], signal?: AbortSignal) {
  const said = { stdout: "", stderr: "" };
  const screen = (name: keyof typeof said) => ({ write: (text: string) => (said[name] += text) });
  const code = await run(
    ["client", ...args],
    {},
    { stdout: screen("stdout"), stderr: screen("stderr") },
    signal,
  );
  return { code, ...said };
}

const drive = (...args: readonly string[]) => ["--", process.execPath, driver, ...args];

describe("marketplace-conformance client", () => {
  test("ends with 1 where a rule is broken, and every report shows by which requests", async () => {
    const files = { json: join(folder, "client.json"), markdown: join(folder, "client.md") };
    const reports = Object.entries(files).flatMap(([format, file]) => ["--report", `${format}=${file}`]);
    const { code, stdout } = await command([
      ...[
        "--server",
        `${market.url}/api/`,
        "--port",
        "0",
        "--only",
        "key-after-lost-answer",
        "--only",
        "no-flood",
      ],
      ...reports,
      ...drive(),
    ]);
    expect(code).toBe(1);
    expect(stdout).toContain("orders.create: lost  (key-after-lost-answer)");
    expect(stdout).toMatch(/not seen {2}no-flood: .*\n/);
    expect(stdout).toMatch(/0 rules passed, 1 failed, 1 not seen\n$/);
    for (const text of [stdout, ...Object.values(files).map((file) => readFileSync(file, "utf8"))]) {
      expect(text).toContain("it was sent again with another key, and took effect 2 times");
      expect(text).toContain("send the same key with the same body when an answer is lost");
      expect(text).toContain("lost (the server: 200, code 1)");
      expect(text).not.toContain("lantern-77");
    }
    const { kind, hashes, results } = JSON.parse(readFileSync(files.json, "utf8"));
    expect(kind).toBe("client");
    expect(hashes).toEqual({
      contract: expect.stringMatching(/^[0-9a-f]{64}$/),
      rules: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(results).toHaveLength(2);
  });

  test("ends with 0 where none is, however its program ends", async () => {
    const { code, stdout, stderr } = await command([
      ...["--server", market.url, "--port", "0", "--only", "language-on-every-call"],
      ...drive("3"),
    ]);
    expect(code).toBe(0);
    expect(stdout).toContain("passed  language-on-every-call");
    expect(stderr).toContain("ended with 3");
  });

  test("says what to do, and ends with 2 where no call arrived until Ctrl-C", async () => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 300);
    const { code, stdout, stderr } = await command(["--server", market.url, "--port", "0"], stop.signal);
    expect(code).toBe(2);
    expect(stdout).toMatch(/Point your app at http:\/\/127\.0\.0\.1:\d+/);
    expect(stdout).toContain("Accept an offer. It has changed");
    expect(stdout).toContain("0 rules passed, 0 failed, 25 not seen");
    expect(stderr).toContain("No call of the contract arrived");
  });

  test.each([
    [["--server", "market"], "--server is “market”"],
    [["--port", "70000"], "--port is “70000”"],
    [["--only", "keys"], "--only is “keys”: choose among preview-after-price-change"],
    [["--report", "html=x.html"], "it must look like json=report.json (json, markdown)"],
    [["--"], "Which program?"],
    [["--server", "http://127.0.0.1:9", "--port", "0"], "No marketplace answers at http://127.0.0.1:9"],
    [["--journeys", "no.json"], "no.json can't be read"],
    [["--journeys", "built-in", "--app", "shop"], "--app is “shop”"],
    [["--journeys", "built-in", "--", "node"], "Who uses the app?"],
  ])("ends with 2 for %j", async (args, sentence) => {
    const { code, stderr } = await command(args);
    expect(code).toBe(2);
    expect(stderr).toContain(sentence);
  });

  test("ends with 2 where the port or the program is not to be had", async () => {
    const port = new URL(market.url).port;
    expect(await command(["--server", market.url, "--port", port])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(`Port ${port}`),
    });
    const missing = join(folder, "missing");
    expect(await command(["--server", market.url, "--port", "0", "--", missing])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("can't be started"),
    });
  });

  test("ends with 2 where journeys have no browser", async () => {
    vi.stubEnv("CHROME_PATH", join(folder, "no-browser"));
    const args = ["--server", market.url, "--port", "0", "--journeys", "built-in"];
    expect(await command(args)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("playwright-core"),
    });
    vi.unstubAllEnvs();
  });
});
