import type { Case } from "../fixtures/build-examples.mjs";

/** The named case of an operation. */
export declare function caseNamed(id: string, name: string | undefined): Case | undefined;
/** The mock's answer to a valid request; undefined where the `ok` example is the answer. */
export declare function respond(
  id: string,
  fields: Readonly<Record<string, unknown>>,
): Case["body"] | undefined;
