import { transition } from "../../db/transition";
import { offerMachine } from "../../domain/state-machines/machines";
import { notFound } from "../../kernel/errors";
import type { Call } from "../../kernel/handler";
import { type Page, pageOf, windowOf } from "../../kernel/paging";
import { type SentOffer, sentOffers } from "./offer-dto";
import { lockOffer, refuseOver, selectOffers, statusOf } from "./offer-rows";

/** The shop's offers, newest first. */
export async function ownOffers(call: Call<"merchantOffers.list">): Promise<Page<SentOffer>> {
  const { services, viewer, now } = call;
  const { db } = services;
  const input = call.input ?? {};
  const { limit, offset } = windowOf(input);
  const status = db`case when f.status = 'open' and f.valid_until <= ${now} then 'expired' else f.status end`;
  const where = db`f.shop_id = ${viewer.shopId}
    ${input.status === undefined ? db`` : db`and ${status} = ${input.status}`}
    ${input.request_id === undefined ? db`` : db`and f.request_id = ${input.request_id}::bigint`}`;
  const [[count], rows] = await Promise.all([
    db<{ total: number }[]>`select count(*) as total from offer f where ${where}`,
    selectOffers(db, where, db`order by f.id desc limit ${limit} offset ${offset}`),
  ]);
  return pageOf(await sentOffers(db, rows, call), count?.total ?? 0, input);
}

/** The shop withdraws an offer; a withdrawn one stays as it is. */
export async function withdrawOffer(call: Call<"merchantOffers.withdraw">): Promise<SentOffer> {
  const { services, input, viewer, now } = call;
  return services.db.begin(async (tx) => {
    const offer = await lockOffer(tx, tx`f.id = ${input.id}::bigint and f.shop_id = ${viewer.shopId}`);
    if (statusOf(offer, now) !== "withdrawn") {
      refuseOver(offer, now);
      await transition(tx, offerMachine, "withdraw", offer.id, { updatetime: now });
    }
    const [sent] = await sentOffers(tx, await selectOffers(tx, tx`f.id = ${offer.id}`), call);
    if (!sent) throw notFound();
    return sent;
  });
}
