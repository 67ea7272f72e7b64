import { type FindDue, forEachDue } from "../../core/due";
import type { Services } from "../../core/services";
import { approveApplication } from "./desk";

/**
 * Approves shop registrations that nobody decided on in time (`reviewAfter`, two hours of the sandbox's clock), so that a
 * sandbox without a review desk goes on. An incomplete one waits for a person. A marketplace in operation leaves this job out.
 *
 * @returns how many shops were opened
 */
export async function autoReview(services: Services, now: number): Promise<number> {
  const { db, settings } = services;
  const before = now - settings.reviewAfter;
  const find: FindDue<number> = (after = 0, most) => db<{ id: number }[]>`
    select a.id from merchant_application a
    where a.id > ${after} and a.status in ('submitted', 'reviewing') and a.updatetime <= ${before}
      and 4 = (select count(*) from file f where f.member_id = a.member_id and f.category = 'kyc'
        and 'kyc:' || f.id in (a.image_front, a.image_back, a.image_hold, a.sign))
    order by a.id limit ${most}`;
  return forEachDue(services, find, async (tx, id) => {
    const [row] = await tx`
      select 1 as found from merchant_application
      where id = ${id} and status in ('submitted', 'reviewing') and updatetime <= ${before} for no key update skip locked`;
    if (!row) return false;
    await approveApplication(tx, id, now, "automatic");
    return true;
  });
}
