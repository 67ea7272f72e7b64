import type { Operation } from "marketplace-contract";
import type { ClientRule } from "./rules.js";

/** Whether a rule is about an operation. */
export const concerns = ({ operations }: ClientRule, operation: Operation): boolean =>
  (operations.ids?.includes(operation.id) ?? true) &&
  (operations.idempotency?.includes(operation.idempotency) ?? true) &&
  (operations.auth?.includes(operation.auth) ?? true) &&
  (operations.session?.includes(operation.session) ?? true);
