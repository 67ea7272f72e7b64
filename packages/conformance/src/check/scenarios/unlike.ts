import { difference } from "../agreement.js";
import { type Fields, fieldOf } from "../json.js";
import type { TestDataBuilder } from "../mutations/test-data-builder.js";
import type { Scenario } from "./scenario.js";
import type { Verdict } from "./verdict.js";

export const ONE = 10n ** 18n;
export const DAY = 86_400;

/** What was sent and is shown otherwise, of the fields that are shown. All of it: another field that is wrong is another finding. */
export function unlike(sent: Fields, shown: unknown): string | undefined {
  const problems = Object.entries(sent).flatMap(([name, value]) => {
    const got = fieldOf(shown, name);
    if (got === undefined || difference(value, got) === undefined) return [];
    return `\`${name}\` is ${JSON.stringify(got).slice(0, 80)}, ${JSON.stringify(value).slice(0, 80)} was sent`;
  });
  return problems.length > 0 ? problems.join("; ") : undefined;
}

export const scenario = (
  operation: string,
  name: string,
  run: (builder: TestDataBuilder) => Promise<Verdict>,
): Scenario => ({ operation, name, rule: "effect", run });
