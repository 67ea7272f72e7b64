import { describe, expect, it } from "vitest";
import { applyBaseline, baselineOf } from "../../src/baseline";
import { checkServer } from "../../src/check/run";
import { ctrfReport } from "../../src/report/ctrf";
import { curlOf } from "../../src/report/curl";
import { harReport } from "../../src/report/har";
import { sarifReport } from "../../src/report/sarif";
import { textReport } from "../../src/report/text";
import { BUYER, envelope, fakeMarket } from "../support/fake-market";

/** Its list of orders has no total. */
const report = await checkServer({
  baseUrl: "http://market.example",
  token: BUYER,
  only: ["orders.list"],
  properties: 0,
  fetch: fakeMarket((reply, { id, token }) =>
    id === "orders.list" && token === BUYER ? envelope(1, { data: [] }) : reply,
  ),
});
const [finding] = report.findings;
if (!finding) throw new Error("nothing was found");

describe("a finding", () => {
  it("says where the contract says it", () => {
    expect(finding.where).toMatch(/^#\/components\/schemas\/\w+\/required$/);
    expect(textReport(report)).toContain(`[${finding.id}]`);
  });

  it("is a line for a shell, without the token", () => {
    const line = curlOf(finding.exchange);
    expect(line).toMatch(/^curl -i -X POST 'http:\/\/market\.example\/api\/order\/list'/);
    expect(line).toContain('-H "token: $TOKEN"');
    expect(line).not.toContain(BUYER);
    const request = {
      method: "POST",
      url: "http://a.example/",
      headers: {},
      body: "file=dot.png\nnote=it's",
    };
    expect(curlOf({ request })).toContain(`-F 'file=@dot.png' -F 'note=it'\\''s'`);
  });
});

describe("formats", () => {
  it("SARIF points to the code that answers, or else to the contract", () => {
    const [result] = JSON.parse(sarifReport(report, { orders: "src/orders.php:12" })).runs[0].results;
    expect(result.locations[0].physicalLocation).toEqual({
      artifactLocation: { uri: "src/orders.php" },
      region: { startLine: 12 },
    });
    expect(result.partialFingerprints).toEqual({ findingId: finding.id });
    const [other] = JSON.parse(sarifReport(report)).runs[0].results;
    expect(other.locations[0].physicalLocation.artifactLocation.uri).toBe("openapi.json");
  });

  it("CTRF counts checks, and names what failed", () => {
    const { results } = JSON.parse(ctrfReport(report));
    expect(results.summary).toMatchObject({ tests: report.checks.length, failed: 7 });
    const failed = results.tests.filter(({ status }: { status: string }) => status === "failed");
    expect(failed).toEqual(
      [
        "types",
        "bounds: `tab` is no choice",
        "bounds: `search` is too long",
        "bounds: `from` is too long",
        "bounds: `from` is no day",
        "bounds: `to` is too long",
        "bounds: `to` is no day",
      ].map((check) => expect.objectContaining({ name: `orders.list ${check}`, suite: ["orders.list"] })),
    );
  });

  it("HAR holds the requests and responses of findings", () => {
    const { entries } = JSON.parse(harReport(report)).log;
    expect(entries).toHaveLength(report.findings.length);
    expect(entries[0].request).toMatchObject({ method: "POST", url: "http://market.example/api/order/list" });
    expect(entries[0].response).toMatchObject({ status: 200, statusText: "" });
  });
});

describe("a baseline", () => {
  const baseline = JSON.parse(baselineOf(report, "2026-12-31")).findings;

  it("hides known findings until their date has passed", () => {
    expect(applyBaseline(report, baseline, "2026-12-31")).toMatchObject({
      findings: [],
      known: report.findings,
    });
    expect(applyBaseline(report, baseline, "2027-01-01").findings).toEqual(report.findings);
  });

  it("hides nothing else", () => {
    expect(applyBaseline(report, baseline.slice(1), "2026-12-31").findings).toEqual([finding]);
  });
});
