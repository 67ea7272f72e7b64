import type { Finding } from "../check/ledger";
import type { Report } from "../check/run";
import { escaped } from "./escape";
import { byOperation, findingCount, succeeded, totalsOf } from "./summary";
import { exchangeText } from "./text";

/** Bodies stand in the report as far as they are kept at all. */
const WHOLE = Number.POSITIVE_INFINITY;

const STYLE = `
:root { color-scheme: light dark; --ink: #22282b; --soft: #5b666b; --line: #d9dedd; --paper: #fbfaf7; --card: #fff; --bad: #a3341f; --good: #1f6b4a }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ebe9; --soft: #a4aeb1; --line: #3a4346; --paper: #171b1d; --card: #1f2527; --bad: #ff9d88; --good: #7fd0a6 } }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper) }
h1 { font-size: 1.5rem; margin: 0 } h2 { font-size: 1.125rem; margin: 2rem 0 .5rem }
p { margin: .25rem 0 } .soft { color: var(--soft) } .bad { color: var(--bad) } .good { color: var(--good) }
article { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 1rem; margin: .75rem 0 }
blockquote { margin: .5rem 0; padding-inline-start: .75rem; border-inline-start: 3px solid var(--line) }
pre { overflow-x: auto; padding: .75rem; background: var(--paper); border: 1px solid var(--line); border-radius: 4px; font-size: .8125rem }
table { border-collapse: collapse; width: 100%; display: block; overflow-x: auto } td, th { text-align: start; padding: .375rem .5rem; border-block-end: 1px solid var(--line); vertical-align: top }
h1, h3 { overflow-wrap: anywhere } h3 { margin: 0 0 .25rem }
summary { cursor: pointer; padding-block: .625rem }`;

/** The report as one page that needs nothing else. */
export function htmlReport(report: Report): string {
  const { passed, failed, skipped } = totalsOf(report);
  const verdict =
    report.findings.length === 0
      ? '<p class="good"><strong>Nothing breaks the contract.</strong></p>'
      : `<p class="bad"><strong>${findingCount(report)}.</strong></p>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Conformance of ${escaped(report.baseUrl)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Conformance of ${escaped(report.baseUrl)}</h1>
<p class="soft">Contract ${escaped(report.contract)}, profile ${report.profile}, ${escaped(report.startedAt.slice(0, 16).replace("T", " "))} UTC, ${report.requests} requests in ${report.seconds.toFixed(1)} s</p>
${verdict}
${report.isWhole ? "" : '<p class="bad">Stopped before the end: other operations were not checked.</p>\n'}<p>${succeeded(report)} of ${report.operations.length} operations succeeded. ${passed} checks passed, ${failed} failed, ${skipped} skipped.</p>
${report.findings.length > 0 ? `<h2>Findings</h2>\n${report.findings.map(findingHtml).join("\n")}` : ""}
<h2>Operations</h2>
<table>
<thead><tr><th scope="col">Operation</th><th scope="col">Passed</th><th scope="col">Failed</th><th scope="col">Skipped</th></tr></thead>
<tbody>
${byOperation(report).map(rowHtml).join("\n")}
</tbody>
</table>
</main>
</body>
</html>
`;
}

function findingHtml({ operation, rule, problem, sentence, exchange }: Finding): string {
  return `<article>
<h3>${escaped(operation)} <span class="soft">${escaped(rule)}</span></h3>
<p class="bad">${escaped(problem)}</p>
<blockquote>${escaped(sentence)}</blockquote>
<details><summary>Request and answer</summary><pre tabindex="0">${escaped(exchangeText(exchange, WHOLE))}</pre></details>
</article>`;
}

function rowHtml([operation, checks]: ReturnType<typeof byOperation>[number]): string {
  const rules = (outcome: string) => checks.filter((check) => check.outcome === outcome);
  const skipped = rules("skipped").map(({ rule, reason }) => `${rule}: ${reason ?? ""}`);
  const cells = [
    rules("passed")
      .map(({ rule }) => rule)
      .join(", "),
    rules("failed")
      .map(({ rule }) => rule)
      .join(", "),
    skipped.join("; "),
  ];
  return `<tr><th scope="row">${escaped(operation)}</th>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join("")}</tr>`;
}
