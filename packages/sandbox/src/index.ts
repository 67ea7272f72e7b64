import type { Sandbox, SandboxOptions } from "./options.js";
import { startParts } from "./start.js";

export { SandboxError } from "./domain/sandbox-error.js";
export type { Account, Sandbox, SandboxOptions } from "./options.js";

/**
 * Starts a sandbox: database, API and, if there is one, the shop.
 *
 * @throws {SandboxError} when something is in the way that the caller can put right; the message says what
 */
export function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  return startParts(options);
}
