import { percentOf } from "../check/contract-coverage/coverage.js";
import type { CoverageReport } from "../check/contract-coverage/coverage-report.js";
import type { Check, Finding } from "../check/results.js";
import type { Report } from "../check/run.js";
import { curlOf } from "./curl.js";
import { escaped } from "./escape.js";
import { byOperation, findingCount, nameOf, succeeded, totalsOf } from "./summary.js";
import { exchangeText } from "./text.js";

/** Bodies are shown as far as they were kept. */
const WHOLE = Number.POSITIVE_INFINITY;

const STYLE = `
:root { color-scheme: light dark; --text: #22282b; --soft: #5b666b; --line: #d9dedd; --paper: #fbfaf7; --card: #fff; --bad: #a3341f; --good: #1f6b4a }
@media (prefers-color-scheme: dark) { :root { --text: #e8ebe9; --soft: #a4aeb1; --line: #3a4346; --paper: #171b1d; --card: #1f2527; --bad: #ff9d88; --good: #7fd0a6 } }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem; font: 16px/1.5 system-ui, sans-serif; color: var(--text); background: var(--paper) }
h1 { font-size: 1.5rem; margin: 0 } h2 { font-size: 1.125rem; margin: 2rem 0 .5rem }
p { margin: .25rem 0 } .soft { color: var(--soft) } .bad { color: var(--bad) } .good { color: var(--good) }
article { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 1rem; margin: .75rem 0 }
blockquote { margin: .5rem 0; padding-inline-start: .75rem; border-inline-start: 3px solid var(--line) }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; padding: .75rem; background: var(--paper); border: 1px solid var(--line); border-radius: 4px; font-size: .8125rem }
ul { list-style: none; margin: 0; padding: 0 } li { padding-block: .5rem; border-block-end: 1px solid var(--line) }
@media (min-width: 40rem) { li { display: grid; grid-template-columns: 13rem 1fr } li > * { grid-column: 2 } li > h3 { grid-column: 1; grid-row: 1 / span 3 } }
h1, h3 { overflow-wrap: anywhere } h3 { font-size: 1.125rem; margin: 0 0 .25rem } li h3 { font-size: 1rem; margin: .25rem 0 }
code { font-size: .875em }
summary { cursor: pointer; padding-block: .625rem }`;

/** The report as one page that needs nothing else. */
export function htmlReport(report: Report): string {
  const { passed, failed, inconclusive } = totalsOf(report);
  const verdict =
    report.findings.length === 0
      ? '<p class="good"><strong>Nothing was found that breaks the contract.</strong></p>'
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
${report.isWhole ? "" : '<p class="bad">Stopped before the end: other operations were not checked.</p>\n'}<p>${succeeded(report)} of ${report.operations.length} operations succeeded. ${passed} checks passed, ${failed} failed, ${inconclusive} could not be told.</p>
${report.findings.length > 0 ? `<h2>Findings</h2>\n${report.findings.map(findingHtml).join("\n")}` : ""}
<h2>Reached of the contract</h2>
${coverageHtml(report.coverage)}
<h2>Operations</h2>
<ul>
${byOperation(report).map(operationHtml).join("\n")}
</ul>
</main>
</body>
</html>
`;
}

function findingHtml({ id, operation, rule, severity, problem, sentence, where, exchange }: Finding): string {
  return `<article>
<h3>${escaped(operation)} <span class="soft">${escaped(rule)}, ${severity} ${id}</span></h3>
<p class="bad">${marked(problem)}</p>
<blockquote>${marked(sentence)} <span class="soft">${escaped(where)}</span></blockquote>
<pre>${escaped(curlOf(exchange))}</pre>
<details><summary>Request and answer</summary><pre>${escaped(exchangeText(exchange, WHOLE))}</pre></details>
</article>`;
}

/** Each part of the contract with what was not reached. */
const coverageHtml = (coverage: CoverageReport): string =>
  Object.entries(coverage)
    .map(([name, part]) => {
      const figure = `${escaped(name)}: ${part.reached} of ${part.total}, ${percentOf(part).toFixed(0)} %`;
      const lists = [
        ["Not reached", part.missing.join(", ")],
        ["Out of reach", part.outOfReach.join(", ")],
      ].filter(([, names]) => names !== "");
      if (lists.length === 0) return `<p>${figure}</p>`;
      const text = lists.map(([label = "", names = ""]) => `<p class="soft">${label}: ${escaped(names)}</p>`);
      return `<details><summary>${figure}</summary>${text.join("")}</details>`;
    })
    .join("\n");

/** Sentences name fields as Markdown does. */
const marked = (text: string) => escaped(text).replace(/`([^`]+)`/g, "<code>$1</code>");

function operationHtml([operation, checks]: ReturnType<typeof byOperation>[number]): string {
  const of = (outcome: Check["outcome"]) => checks.filter((check) => check.outcome === outcome);
  const names = (some: readonly Check[]) => some.map(nameOf).join(", ");
  const line = (look: string, label: string, text: string) =>
    text === "" ? "" : `<p class="${look}">${label}: ${escaped(text)}</p>`;
  const reasons = of("inconclusive").map((check) => `${nameOf(check)} (${check.reason ?? ""})`);
  return [
    `<li><h3>${escaped(operation)}</h3>`,
    line("bad", "Failed", names(of("failed"))),
    line("", "Passed", names(of("passed"))),
    line("soft", "Could not be told", reasons.join(", ")),
    "</li>",
  ].join("");
}
