import { difference } from "../agreement.js";
import { type Fields, fieldOf } from "../json.js";
import type { TestDataBuilder } from "../mutations/test-data-builder.js";
import type { Scenario, Verdict } from "./scenario.js";

export const ONE = 10n ** 18n;
export const DAY = 86_400;

/** What was sent and is shown otherwise, of the fields that are shown. */
export function unlike(sent: Fields, shown: unknown): string | undefined {
  for (const [name, value] of Object.entries(sent)) {
    const got = fieldOf(shown, name);
    if (got === undefined || difference(value, got) === undefined) continue;
    return `\`${name}\` is ${JSON.stringify(got).slice(0, 80)}, ${JSON.stringify(value).slice(0, 80)} was sent`;
  }
  return undefined;
}

export const scenario = (
  operation: string,
  name: string,
  run: (builder: TestDataBuilder) => Promise<Verdict>,
): Scenario => ({ operation, name, rule: "effect", run });

export const nothing: Verdict = { problem: undefined, exchange: undefined };
