import { startMock } from "marketplace-contract/mock/server.mjs";
import { describe, expect, it } from "vitest";
import { checkServer, type Report } from "../src/check/run";
import { totalsOf } from "../src/report/summary";
import { startSandbox } from "./support/sandbox/start";

/** What only the owner of a mailbox or of an external account can prove. */
const OUT_OF_REACH = ["account.changeEmail", "auth.resetPassword", "auth.sendEmailCode", "auth.socialLogin"];
/** A whole run takes about a minute, and several while other steps run beside it. */
const PATIENCE_MS = 400_000;

const found = ({ findings }: Report) =>
  findings.map(({ operation, rule, problem }) => `${operation} ${rule}: ${problem}`);
const withSuccess = ({ checks }: Report) =>
  checks
    .filter(({ rule, outcome }) => rule === "success" && outcome === "passed")
    .map(({ operation }) => operation);

function proof(server: string, report: Report) {
  const { requests, seconds, findings } = report;
  const { passed, failed, inconclusive } = totalsOf(report);
  process.stdout.write(
    `proof: ${server}: ${withSuccess(report).length} operations succeed, ${passed} checks passed, ${failed} failed, ${inconclusive} inconclusive, ${requests} requests, ${findings.length} findings, ${seconds.toFixed(1)} s\n`,
  );
}

describe("on servers of this repository", () => {
  it("finds nothing on the mock", { timeout: PATIENCE_MS }, async () => {
    const mock = await startMock();
    const token = "6f1c9d52-3a7e-4b0f-9d41-0c5a8e2b7f13";
    const report = await checkServer({ baseUrl: mock.url, profile: "mock", token, merchantToken: token });
    await mock.close();
    proof("mock", report);
    expect(found(report)).toEqual([]);
  });

  it("finds nothing on the sandbox, reading and writing", { timeout: 2 * PATIENCE_MS }, async () => {
    const sandbox = await startSandbox();
    try {
      const people = {
        baseUrl: sandbox.url,
        login: { account: "buyer", password: "buyer-demo" },
        merchantLogin: { account: "merchant", password: "merchant-demo" },
      };
      const reading = await checkServer(people);
      proof("sandbox, reading", reading);
      expect(found(reading)).toEqual([]);
      const writing = await checkServer({ ...people, write: true, fundPassword: "fund-demo", properties: 0 });
      proof("sandbox, writing", writing);
      expect(found(writing)).toEqual([]);
      const missing = writing.operations.filter((id) => !withSuccess(writing).includes(id));
      expect(missing).toEqual(OUT_OF_REACH);
      expect(writing.coverage.operations.missing).toEqual([]);
    } finally {
      await sandbox.close();
    }
  });
});
