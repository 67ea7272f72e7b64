import { openapi, operationsById, propertiesOf, resolveSchema } from "marketplace-contract";
import type { RuleName } from "./rules.js";

/** What the contract says about a problem, and the JSON pointer to it. */
interface Sentence {
  readonly sentence: string;
  readonly where: string;
}

/** Rules that hold an operation to its own words: a sentence for all operations would say nothing. */
const OF_OPERATION: ReadonlySet<RuleName> = new Set(["asked", "consistency", "effect", "race", "success"]);

/** Where the contract describes an operation. */
export function pointerOf(id: string): string {
  const operation = operationsById[id];
  if (!operation) return "#/paths";
  return `#/paths/${operation.path.replaceAll("/", "~1")}/${operation.method.toLowerCase()}`;
}

/** The description of the field that a problem names, else that of the operation; undefined where the rule's own sentence says more. */
export function sentenceAbout(id: string, rule: RuleName, problem: string): Sentence | undefined {
  const operation = operationsById[id];
  if (!operation || !OF_OPERATION.has(rule)) return undefined;
  const { item, schema } = operation.output;
  const [, field] = /`(\w+)`/.exec(problem) ?? [];
  for (const name of [item, schema]) {
    const component = name === null ? undefined : openapi.components.schemas[name];
    if (!component || field === undefined) continue;
    const found = propertiesOf(openapi, component)[field];
    const description = found && (found.description ?? resolveSchema(openapi, found).description);
    if (typeof description === "string")
      return { sentence: description, where: `#/components/schemas/${name}/properties/${field}` };
  }
  const { description } = operation;
  return description ? { sentence: description, where: pointerOf(id) } : undefined;
}
