import type { Fragment } from "postgres";
import type { Data } from "../../contract/operations";
import type { Queryable } from "../../db/connect";
import { notFound } from "../../kernel/errors";
import type { Call } from "../../kernel/handler";
import { type Page, pageOf, windowOf } from "../../kernel/paging";
import { inBranch } from "../catalog/categories";
import { type Reader, type RequestRow, requestColumns, requestDto } from "./request-dto";

type PurchaseRequest = Data<"purchaseRequests.get">;

/** Open purchase requests, newest first. */
export function listRequests(call: Call<"purchaseRequests.list">): Promise<Page<PurchaseRequest>> {
  const { services, input, now } = call;
  const { db } = services;
  const { search = "", category_id: categoryId = 0 } = input ?? {};
  const where = db`r.status = 'open' and r.expires_at > ${now}
    ${search === "" ? db`` : db`and r.search like all ((select search_patterns(${search}))::text[])`}
    ${categoryId > 0 ? db`and r.category_id in (${inBranch(db, categoryId)})` : db``}`;
  return pageOfRequests(db, where, input ?? {}, call);
}

/** The caller's own purchase requests, open and closed, newest first. */
export function myRequests(call: Call<"purchaseRequests.mine">): Promise<Page<PurchaseRequest>> {
  const { db } = call.services;
  return pageOfRequests(db, db`r.member_id = ${call.viewer.id}`, call.input ?? {}, call);
}

/** Reads rows and total with a single statement. */
async function pageOfRequests(
  db: Queryable,
  where: Fragment,
  input: { page?: number; limit?: number },
  reader: Reader,
): Promise<Page<PurchaseRequest>> {
  const { limit, offset } = windowOf(input);
  const rows = await db<((RequestRow | { id: null }) & { total: number })[]>`
    select t.total, row.* from (select count(*) as total from purchase_request r where ${where}) t
    left join lateral (
      select ${requestColumns(db)} from purchase_request r join member m on m.id = r.member_id
      where ${where} order by r.id desc limit ${limit} offset ${offset}
    ) row on true`;
  const requests = rows.flatMap((row) => (row.id === null ? [] : requestDto(row, reader)));
  return pageOf(requests, rows[0]?.total ?? 0, input);
}

/** One purchase request, open or closed. */
export async function getRequest(call: Call<"purchaseRequests.get">): Promise<PurchaseRequest> {
  return requestDto(await readRequest(call.services.db, call.input.id), call);
}

/** @throws {HttpError} 404 when the id is unknown */
export async function readRequest(db: Queryable, id: number): Promise<RequestRow> {
  const [row] = await db<RequestRow[]>`
    select ${requestColumns(db)} from purchase_request r join member m on m.id = r.member_id
    where r.id = ${id}::bigint`;
  if (!row) throw notFound();
  return row;
}
