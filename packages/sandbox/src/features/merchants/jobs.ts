import type { Queryable } from "../../db/connect";
import { processDueTable } from "../../kernel/job-runner";
import type { Services } from "../../kernel/services";
import { approveApplication } from "./admin";

/**
 * Approves shop registrations that were not decided on in time (`reviewAfter`, two hours of the sandbox's clock), so that a
 * sandbox without an admin console moves on. Incomplete ones wait for an operator. Real marketplaces leave this job out.
 *
 * @returns how many shops were opened
 */
export function autoReview(services: Services, now: number): Promise<number> {
  const before = now - services.settings.reviewAfter;
  const isDue = (sql: Queryable) => sql`status in ('submitted', 'reviewing') and updatetime <= ${before}
    and 4 = (select count(*) from file f where f.member_id = merchant_application.member_id and f.category = 'kyc'
      and 'kyc:' || f.id in (image_front, image_back, image_hold, sign))`;
  return processDueTable(
    services,
    { job: "review applications", table: "merchant_application", isDue },
    (tx, id) => approveApplication(tx, id, now, "automatic"),
  );
}
