import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkServer } from "../src/check/run";
import { checkClient } from "../src/client/check-client";
import { clientJsonReport } from "../src/client/client-text";
import { run } from "../src/command";
import { jsonReport } from "../src/report/json";
import { createCarefulClient } from "./support/client/careful-client";
import { smallMarket } from "./support/client/small-market";
import { fakeMarket } from "./support/fake-market";

const folder = mkdtempSync(join(tmpdir(), "statement-"));
const fileOf = (name: string) => join(folder, name);

async function command(...args: readonly string[]) {
  let said = "";
  const screen = { write: (text: string) => (said += text) };
  return { code: await run(args, {}, { stdout: screen, stderr: screen }), said };
}

beforeAll(async () => {
  const check = await checkClient({
    server: "http://market.example",
    fetch: smallMarket(),
    only: ["valid-request", "no-flood"],
  });
  await createCarefulClient(check.url).signIn("mira");
  writeFileSync(fileOf("client.json"), clientJsonReport(check.report()));
  await check.close();
  const server = await checkServer({ baseUrl: "http://market.example", fetch: fakeMarket(), only: ["site"] });
  writeFileSync(fileOf("server.json"), jsonReport(server));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(["client", "server"])("the statement about a %s", (about) => {
  const report = fileOf(`${about}.json`);
  const statement = fileOf(`${about}-statement.json`);
  beforeAll(async () => writeFileSync(statement, (await command("statement", report)).said));

  /** A copy with something else in it. */
  const altered = (file: string, from: string | RegExp, to: string) => {
    const text = readFileSync(file, "utf8");
    const copy = fileOf("altered.json");
    writeFileSync(copy, text.replace(from, to));
    expect(readFileSync(copy, "utf8")).not.toBe(text);
    return copy;
  };

  test("is true of its report", async () => {
    const { code, said } = await command("verify-statement", statement, report);
    expect(code).toBe(0);
    expect(said).toMatch(
      new RegExp(`^A ${about}, checked .*: \\d+ passed, \\d+ failed, \\d+ could not be told`),
    );
  });

  test("is not true of another report, nor with another result", async () => {
    const other = altered(report, '"outcome": "passed"', '"outcome": "failed"');
    expect(await command("verify-statement", statement, other)).toMatchObject({
      code: 1,
      said: expect.stringContaining("hashes, passed, failed"),
    });
    const flattering = altered(statement, /"failed": \d+/, '"failed": 7');
    expect(await command("verify-statement", flattering, report)).toMatchObject({
      code: 1,
      said: expect.stringContaining("failed"),
    });
  });

  test("can't be told by other rules", async () => {
    const old = altered(report, /"rules": "[0-9a-f]{64}"/, `"rules": "${"0".repeat(64)}"`);
    const oldStatement = fileOf("old-statement.json");
    writeFileSync(oldStatement, (await command("statement", old)).said);
    expect(await command("verify-statement", oldStatement, old)).toMatchObject({
      code: 2,
      said: expect.stringContaining("other rules"),
    });
  });
});

test("what is no report or no statement is said", async () => {
  writeFileSync(fileOf("other.json"), "{}");
  for (const args of [
    ["statement"],
    ["statement", fileOf("other.json")],
    ["verify-statement", fileOf("client.json")],
    ["verify-statement", fileOf("client.json"), fileOf("client.json")],
  ]) {
    expect(await command(...args), args.join(" ")).toMatchObject({ code: 2 });
  }
});
