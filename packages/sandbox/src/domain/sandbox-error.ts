/** A problem that the person who starts the sandbox can fix. The message is one or two sentences for a terminal. */
export class SandboxError extends Error {
  /** Always `SandboxError`. */
  override readonly name = "SandboxError";
}
