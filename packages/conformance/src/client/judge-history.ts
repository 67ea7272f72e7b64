import type { RuleResult } from "./client-report.js";
import { concerns } from "./concerns.js";
import { evidenceOf } from "./evidence.js";
import { type History, membersOf } from "./history.js";
import { judges } from "./judges/judges.js";
import type { ClientRule } from "./rules.js";

/** Judges what was seen of a client by each rule. */
export const judgeHistory = (history: History, rules: readonly ClientRule[]): RuleResult[] =>
  rules.map((rule) => resultOf(rule, history));

function resultOf(rule: ClientRule, history: History): RuleResult {
  const { sendings } = history;
  const verdict = judges[rule.expect.judge]({
    rule,
    history,
    sendings,
    concerned: sendings.filter(({ operation }) => concerns(rule, operation)),
    played: sendings.filter(({ played }) => played?.rule === rule.id),
    memberOf: membersOf(sendings),
  });
  const { id, severity, sentence, contract } = rule;
  const shown = verdict.outcome === "not seen" ? [] : evidenceOf(verdict.evidence, sendings);
  return {
    rule: id,
    severity,
    sentence,
    contract,
    outcome: verdict.outcome,
    ...(verdict.outcome === "failed" && { problem: verdict.problem }),
    ...(verdict.outcome === "not seen" && { reason: verdict.reason }),
    evidence: shown,
  };
}
