import { transition } from "../../db/transition";
import { offerMachine } from "../../domain/state-machines/machines";
import { processDueTable } from "../../kernel/job-runner";
import type { Services } from "../../kernel/services";

/**
 * Expires offers whose time is over. Several processes may run it: each row is expired once.
 *
 * @param now unix seconds
 * @returns how many expired
 */
export const expireOffers = (services: Services, now: number): Promise<number> =>
  processDueTable(
    services,
    {
      job: "expire offers",
      table: "offer",
      isDue: (sql) => sql`status = 'open' and valid_until <= ${now}`,
    },
    (tx, id) => transition(tx, offerMachine, "expire", id),
  );
