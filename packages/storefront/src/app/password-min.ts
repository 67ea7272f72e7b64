import { SHORTEST } from "./password-rules";
import { useConfig } from "./use-config";

/** Characters a new password needs here: never fewer than the contract asks for. */
export function usePasswordMin(): number {
  return Math.max(SHORTEST, useConfig()?.limits?.password_min ?? SHORTEST);
}
