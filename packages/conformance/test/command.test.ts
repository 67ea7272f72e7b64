import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "../src/command";
import { BUYER, envelope, fakeMarket } from "./support/fake-market";
import { serve } from "./support/serve";

const folder = mkdtempSync(join(tmpdir(), "conformance-"));
const SECRET = "lantern<&77";

/** Its list of orders forgets the total and repeats what it was sent, which no report may. */
const broken = fakeMarket((reply, { id, token }) => {
  if (id === "auth.login") return envelope(1, { userinfo: { id: 1, token: BUYER } });
  return id === "orders.list" && token === BUYER
    ? envelope(1, { seen: token, note: SECRET, data: [] })
    : reply;
});
let good: Awaited<ReturnType<typeof serve>>;
let bad: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  [good, bad] = await Promise.all([serve(fakeMarket()), serve(broken)]);
});
afterAll(async () => {
  await Promise.all([good.close(), bad.close()]);
  rmSync(folder, { recursive: true });
});

async function command(args: readonly string[], env = {}, signal?: AbortSignal) {
  const said = { stdout: "", stderr: "" };
  const screen = (name: keyof typeof said) => ({ write: (text: string) => (said[name] += text) });
  const code = await run(args, env, { stdout: screen("stdout"), stderr: screen("stderr") }, signal);
  return { code, ...said };
}

describe("marketplace-conformance", () => {
  it("ends with 0 when nothing is wrong", async () => {
    const { code, stdout } = await command([
      "--base-url",
      `${good.url}/api/`,
      "--only",
      "loans",
      "--token",
      BUYER,
    ]);
    expect(code).toBe(0);
    expect(stdout).toContain("2 of 3 operations succeeded");
    expect(stdout).toContain("0 findings");
    expect(stdout).toContain("changes something, needs --write: loans.apply");
  });

  it("ends with 1, and every report shows what broke, without passwords and tokens", async () => {
    const files = {
      json: join(folder, "r.json"),
      junit: join(folder, "deep/r.xml"),
      html: join(folder, "r.html"),
    };
    const reports = Object.entries(files).flatMap(([format, file]) => ["--report", `${format}=${file}`]);
    const env = { CONFORMANCE_LOGIN: `mira:${SECRET}` };
    const { code, stdout } = await command(["--base-url", bad.url, "--only", "orders.list", ...reports], env);
    expect(code).toBe(1);
    expect(stdout).toMatch(/; 10 findings\n$/);
    const texts = [stdout, ...Object.values(files).map((file) => readFileSync(file, "utf8"))];
    for (const text of texts) {
      for (const shown of [
        "orders.list",
        "types",
        "/data/total is missing",
        "Rows in all pages.",
        "/api/order/list",
        "[hidden]",
      ]) {
        expect(text).toContain(shown);
      }
      expect(text).not.toContain(BUYER);
      expect(text).not.toContain("lantern");
    }
    expect(texts[2]).toContain('<testcase classname="orders.list" name="types"><failure message="');
    const { totals, findings } = JSON.parse(texts[1] ?? "");
    expect(totals.failed).toBe(7);
    expect(findings[0].exchange.request.headers.token).toBe("[hidden]");
  });

  it("replays a finding: still there, then fixed", async () => {
    const file = join(folder, "replay.json");
    const env = { CONFORMANCE_LOGIN: `mira:${SECRET}` };
    await command(["--base-url", bad.url, "--only", "orders.list", "--report", `json=${file}`], env);
    const [{ id }] = JSON.parse(readFileSync(file, "utf8")).findings;
    expect(await command(["replay", file, id], env)).toMatchObject({
      code: 1,
      stdout: expect.stringContaining(`still there: ${id}, orders.list types`),
    });
    expect(await command(["replay", file, id, "--base-url", good.url, "--token", BUYER])).toMatchObject({
      code: 0,
      stdout: `fixed: ${id}, orders.list types\n`,
    });
    expect(await command(["replay", file, "0000000000"], env)).toMatchObject({ code: 2 });
  });

  it("passes with a baseline of known findings, and fails again after its date", async () => {
    const [report, baseline] = [join(folder, "known.json"), join(folder, "baseline.json")];
    const env = { CONFORMANCE_LOGIN: `mira:${SECRET}` };
    const args = ["--base-url", bad.url, "--only", "orders.list"];
    await command([...args, "--report", `json=${report}`], env);
    for (const [until, code] of [
      ["2999-12-31", 0],
      ["2020-01-01", 1],
    ] as const) {
      writeFileSync(baseline, (await command(["baseline", report, "--until", until])).stdout);
      expect(await command([...args, "--baseline", baseline], env)).toMatchObject({ code });
    }
  });

  it("fails when too little of the contract was reached", async () => {
    const args = ["--base-url", good.url, "--token", BUYER, "--only", "loans"];
    expect(await command([...args, "--min-coverage", "operations=1"])).toMatchObject({ code: 0 });
    expect(await command([...args, "--min-coverage", "operations=95"])).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Coverage of operations is \d+\.\d %, less than 95 %\.\n$/),
    });
  });

  it("checks the rules that it is asked for, and no others", async () => {
    const env = { CONFORMANCE_LOGIN: `mira:${SECRET}` };
    const args = ["--base-url", bad.url, "--only", "orders.list"];
    const rulesOf = async (...more: string[]) => {
      const file = join(folder, "rules.json");
      await command([...args, ...more, "--report", `json=${file}`], env);
      const { findings, checks } = JSON.parse(readFileSync(file, "utf8"));
      return [findings, checks].map((all: { rule: string }[]) => [...new Set(all.map(({ rule }) => rule))]);
    };
    const [all = []] = await rulesOf();
    expect(all).toContain("types");
    expect(all.length).toBeGreaterThan(1);
    expect(await rulesOf("--rule", "types")).toEqual([["types"], ["types"]]);
    expect((await rulesOf("--skip-rule", "types"))[0]).toEqual(all.filter((rule) => rule !== "types"));
  });

  it("finds the same with several operations at a time", async () => {
    const env = { CONFORMANCE_LOGIN: `mira:${SECRET}` };
    const args = ["--base-url", bad.url, "--only", "orders", "--only", "addresses", "--concurrency", "6"];
    expect((await command(args, env)).stdout).toMatch(/; 10 findings\n$/);
  });

  it.each([
    ["no server to ask", ["--only", "orders"], "--base-url"],
    ["no address", ["--base-url", "market"], "“market”"],
    ["an unknown option", ["--base-url", "http://a.example", "--wirte"], "--wirte"],
    ["an unknown profile", ["--base-url", "http://a.example", "--profile", "x"], "fastadmin"],
    ["a time-out of zero", ["--base-url", "http://a.example", "--timeout", "0"], "--timeout"],
    [
      "an origin that is not an address",
      ["--base-url", "http://a.example", "--origin", "shop"],
      "https://shop.example",
    ],
    ["a report that is a folder", ["--base-url", "http://a.example", "--report", `html=${folder}`], folder],
    [
      "an unknown report",
      ["--base-url", "http://a.example", "--report", "pdf=r.pdf"],
      "json, junit, html, sarif, ctrf, har",
    ],
    ["a number that is not one", ["--base-url", "http://a.example", "--seed", "x"], "--seed"],
    ["races without --write", ["--base-url", "http://a.example", "--races"], "--write"],
    ["a part of no coverage", ["--base-url", "http://a.example", "--min-coverage", "x=1"], "operations=95"],
    ["a rule that is not one", ["--base-url", "http://a.example", "--skip-rule", "owner"], "ownership"],
    ["a command that is not one", ["retry"], "“retry”"],
    [
      "a baseline that is missing",
      ["--base-url", "http://a.example", "--baseline", "none.json"],
      "none.json",
    ],
    ["a login without password", ["--base-url", "http://a.example", "--login", "mira"], "account:password"],
    ["a server that does not answer", ["--base-url", "http://127.0.0.1:9"], "does not answer"],
  ])("ends with 2 and one sentence for %s", async (_, args, sentence) => {
    const { code, stderr, stdout } = await command(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(sentence);
    expect(stderr.trim().split("\n")).toHaveLength(1);
  });

  it("ends with 2 for an unknown resource, and for a login that fails", async () => {
    expect(await command(["--base-url", good.url, "--only", "carts"])).toMatchObject({
      code: 2,
      stderr: "The contract does not have a resource or operation “carts”.\n",
    });
    const refusing = await serve(fakeMarket((reply, { id }) => (id === "auth.login" ? envelope(0) : reply)));
    const { code, stderr } = await command(["--base-url", refusing.url, "--login", `mira:${SECRET}`]);
    await refusing.close();
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: "The login of “mira” was refused: code 0, “Refused”\n",
    });
  });

  it("ends with 2 for a token that has expired, and for a website that is not a marketplace", async () => {
    const expired = await command(["--base-url", good.url, "--token", "old"]);
    expect(expired).toMatchObject({ code: 2, stdout: "", stderr: expect.stringContaining("buyer's token") });
    const website = await serve(
      async () => new Response("Hello", { headers: { "content-type": "text/html" } }),
    );
    const { code, stderr } = await command(["--base-url", website.url]);
    await website.close();
    expect(code).toBe(2);
    expect(stderr).toContain("is not a marketplace: POST");
    expect(stderr).toContain("answers text/html with HTTP status 200");
  });

  it("reports what was checked until it is stopped, and ends with 130", async () => {
    const stop = new AbortController();
    const stopping = await serve(
      fakeMarket((reply, { id }) => {
        if (id === "loans.list") stop.abort();
        return reply;
      }),
    );
    const file = join(folder, "stopped.json");
    const args = [
      "--base-url",
      stopping.url,
      "--token",
      BUYER,
      "--only",
      "loans",
      "--report",
      `json=${file}`,
    ];
    const { code, stdout } = await command(args, {}, stop.signal);
    await stopping.close();
    expect(code).toBe(130);
    expect(stdout).toContain("Stopped before the end");
    expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({
      isWhole: false,
      operations: ["loans.list"],
    });
  });

  it("explains every option", async () => {
    const { code, stdout } = await command(["--help"]);
    expect(code).toBe(0);
    for (const option of ["--token", "--login", "--only", "--write", "--profile", "--report"])
      expect(stdout).toContain(option);
    expect((await command(["--version"])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});
