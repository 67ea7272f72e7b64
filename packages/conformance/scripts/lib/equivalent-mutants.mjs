/**
 * Mutants that no client can tell from the right build, each with the reason. They do not count.
 * @type {readonly { path: string, from: string, to: string, reason: string }[]}
 */
export const EQUIVALENT = [];
