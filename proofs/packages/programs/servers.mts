// The programs of the sandbox and the checker.
import { type CheckOptions, checkServer, type Report } from "marketplace-conformance";
import { type Sandbox, SandboxError, type SandboxOptions, startSandbox } from "marketplace-sandbox";

export const start = (options: SandboxOptions): Promise<Sandbox> => startSandbox(options);
export const check = (options: CheckOptions): Promise<Report> => checkServer(options);
export const isExpected = (error: unknown): boolean => error instanceof SandboxError;
