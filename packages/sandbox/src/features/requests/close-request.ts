import type { Tx } from "../../db/connect";
import { transition } from "../../db/transition";
import { offerMachine, requestMachine } from "../../domain/state-machines/machines";
import { type Notification, notify } from "../messages/notify";
import type { LockedRequest } from "./locked-request";

/**
 * Closes a locked open request with its open offers, and notifies the shops.
 *
 * @param now unix seconds
 */
export async function closeRequestAndOffers(tx: Tx, request: LockedRequest, now: number): Promise<void> {
  if (request.status === "open") await transition(tx, requestMachine, "close", request.id);
  const open = await tx<{ id: number; owner_id: number }[]>`
    select f.id, s.owner_id from offer f join shop s on s.id = f.shop_id
    where f.request_id = ${request.id} and f.status = 'open' order by f.id for no key update of f`;
  for (const { id } of open) await transition(tx, offerMachine, "close", id, { updatetime: now });
  const notices = open.map(({ owner_id }) =>
    offerNotice(request, { memberId: owner_id, type: "merchant", template: "offer_closed" }),
  );
  await notify(tx, now, ...notices);
}

/** A message about an offer, which links to the request and has its title. */
export const offerNotice = (
  { id, title }: Pick<LockedRequest, "id" | "title">,
  { params, ...notice }: Omit<Notification, "ref">,
): Notification => ({
  ...notice,
  params: { title, ...params },
  ref: { type: "request", id: String(id) },
});
