import { transition } from "../../db/transition";
import { requestMachine } from "../../domain/state-machines/machines";
import { processDueTable } from "../../kernel/job-runner";
import type { Services } from "../../kernel/services";

/**
 * Closes expired purchase requests. Several processes may run it: each row is closed once.
 *
 * @param now unix seconds
 * @returns how many were closed
 */
export const expireRequests = (services: Services, now: number): Promise<number> =>
  processDueTable(
    services,
    {
      job: "close purchase requests",
      table: "purchase_request",
      isDue: (sql) => sql`status = 'open' and expires_at <= ${now}`,
    },
    (tx, id) => transition(tx, requestMachine, "close", id),
  );
