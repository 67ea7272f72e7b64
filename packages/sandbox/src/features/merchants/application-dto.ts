import type { Data } from "../../contract/operations";
import type { Queryable } from "../../db/connect";

type Application = Data<"merchant.apply">;

/** Identity documents and the signature: private, and deleted 30 days after a rejection. */
const DOCUMENTS = ["image_front", "image_back", "image_hold", "sign"] as const;

/** Fields that a reviewer may refuse. */
export const REVIEWED = [
  "logo",
  "shopname",
  "name",
  "number",
  ...DOCUMENTS,
  "sign_date",
  "invite_code",
] as const;
export type ReviewedField = (typeof REVIEWED)[number];

/** Why a field was refused: a code for programs and a sentence for the applicant. */
export interface CorrectionReason {
  readonly field: ReviewedField;
  readonly error: string;
  readonly note: string;
}

/** A shop registration. The document number itself is kept nowhere. */
export interface ApplicationRow {
  readonly id: number;
  readonly member_id: number;
  readonly status: "submitted" | "reviewing" | "approved" | "rejected";
  readonly logo: string;
  readonly shopname: string;
  readonly name: string;
  readonly number_masked: string;
  readonly image_front: string;
  readonly image_back: string;
  readonly image_hold: string;
  readonly invite_code: string;
  readonly contract_version: string;
  readonly sign: string;
  readonly sign_date: string;
  readonly review_due_at: number;
  readonly reasons: readonly CorrectionReason[];
  readonly shop_id: number | null;
  readonly createtime: number;
  readonly updatetime: number;
}

/** Columns of {@link ApplicationRow}. */
export const applicationColumns = (db: Queryable) => db`
  id, member_id, status, logo, shopname, name, number_masked, image_front, image_back, image_hold, invite_code,
  contract_version, sign, sign_date, review_due_at, reasons, shop_id, createtime, updatetime`;

/** An application for its owner: no other user may see the ids of its documents. */
export const applicationDto = (row: ApplicationRow): Application => ({
  id: row.id,
  status: row.status,
  logo: row.logo,
  shopname: row.shopname,
  name: row.name,
  number_masked: row.number_masked,
  image_front: row.image_front,
  image_back: row.image_back,
  image_hold: row.image_hold,
  invite_code: row.invite_code,
  contract_version: row.contract_version,
  sign: row.sign,
  sign_date: row.sign_date,
  review_due_at: row.review_due_at,
  reasons: reasonsOf(row).map(({ field, error, note }) => ({ field, error, note })),
  ...(row.shop_id !== null && { shop_id: row.shop_id }),
  createtime: row.createtime,
  updatetime: row.updatetime,
});

/** What must be sent again: the rejected fields, and documents deleted since. */
export function reasonsOf(row: ApplicationRow): readonly CorrectionReason[] {
  if (row.status !== "rejected") return [];
  const refused = new Set(row.reasons.map(({ field }) => field));
  const deleted = DOCUMENTS.filter((field) => row[field] === "" && !refused.has(field));
  return [...row.reasons, ...deleted.map((field) => ({ field, error: "file_deleted", note: "" }))];
}
