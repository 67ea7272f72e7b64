// Prints src/generated/entities.ts: the schemas of the contract under their own names.

/** Names of openapi-typescript's own that are no entities. */
const FOREIGN = /^(webhooks|\$defs|Response[A-Z])/;

export function printEntities(schemaSource) {
  const names = [...schemaSource.matchAll(/^export type ([$\w]+) = components\['schemas'\]/gm)]
    .map(([, name]) => name)
    .filter((name) => !FOREIGN.test(name));
  return ["export type {", ...names.map((name) => `  ${name},`), '} from "./schema";', ""].join("\n");
}
