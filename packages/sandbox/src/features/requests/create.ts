import type { Data } from "../../contract/operations";
import type { Tx } from "../../db/connect";
import type { RowOf } from "../../db/tables";
import { isPublishable } from "../../domain/content-filter";
import { DAY } from "../../domain/durations";
import { BusinessError } from "../../domain/errors";
import { PRICE_SCALE, PRICE_STEP, parseUnits } from "../../domain/money";
import { invalidField, notFound } from "../../kernel/errors";
import type { Call } from "../../kernel/handler";
import type { IdempotentCall } from "../../kernel/idempotency";
import { ownsFile } from "../uploads/references";
import { lockMember } from "../users/lock-member";
import { closeRequestAndOffers } from "./close-request";
import { lockRequest } from "./locked-request";
import { requestDto } from "./request-dto";
import { readRequest } from "./requests";

/** Publishes a purchase request. */
export async function createRequest(
  call: IdempotentCall<"purchaseRequests.create">,
  tx: Tx,
): Promise<Data<"purchaseRequests.create">> {
  const { input, viewer, now, services } = call;
  const { settings } = services;
  for (const field of ["title", "content", "unit", "country"] as const) {
    if (!isPublishable(input[field] ?? "")) throw new BusinessError("content_rejected", { field });
  }
  const price = input.target_price === undefined ? null : targetPrice(input.target_price);
  const categoryId = input.category_id || null;
  const images = input.images ?? [];
  // Parallel calls of one member run one after the other, so that they cannot exceed the limit together.
  await lockMember(tx, viewer.id);
  const [[open], [category], owned] = await Promise.all([
    tx<{ count: number }[]>`select count(*) as count from purchase_request
      where member_id = ${viewer.id} and status = 'open' and expires_at > ${now}`,
    tx`select 1 as found from category where id = ${categoryId}::bigint`,
    Promise.all(images.map((image) => ownsFile(tx, viewer.id, image, "public"))),
  ]);
  if ((open?.count ?? 0) >= settings.maxOpenRequests) {
    throw new BusinessError("too_many_open", { max: settings.maxOpenRequests });
  }
  if (categoryId !== null && !category) throw invalidField("category_id");
  const foreign = owned.indexOf(false);
  if (foreign >= 0) throw invalidField(`images.${foreign}`);
  const [row] = await tx<RowOf<"purchase_request", "id">[]>`
    insert into purchase_request (member_id, title, content, num, unit, target_price, category_id, country, images,
      createtime, expires_at)
    values (${viewer.id}, ${input.title}, ${input.content}, ${input.num}, ${input.unit}, ${price}, ${categoryId},
      ${input.country ?? ""}, ${tx.json(images)}, ${now}, ${now + (input.days ?? settings.requestDays) * DAY})
    returning id`;
  if (!row) throw notFound();
  return requestDto(await readRequest(tx, row.id), call);
}

/** A price as digits for the database. */
function targetPrice(text: string): string {
  const units = parseUnits(text, PRICE_SCALE);
  if (units === undefined) throw invalidField("target_price");
  return (units * PRICE_STEP).toString();
}

/** Closes the member's own purchase request and its open offers; a closed one stays as it is. */
export async function closeRequest(
  call: Call<"purchaseRequests.close">,
): Promise<Data<"purchaseRequests.close">> {
  const { services, viewer, input, now } = call;
  return services.db.begin(async (tx) => {
    const own = await lockRequest(tx, tx`r.id = ${input.id}::bigint and r.member_id = ${viewer.id}`);
    await closeRequestAndOffers(tx, own, now);
    return requestDto(await readRequest(tx, input.id), call);
  });
}
