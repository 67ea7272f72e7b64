import type { Tx } from "../../db/connect";
import { DAY } from "../../domain/durations";
import { BusinessError } from "../../domain/errors";
import { invalidField } from "../../kernel/errors";
import type { Viewer } from "../../kernel/handler";
import type { Services } from "../../kernel/services";
import { ownsFile } from "../uploads/references";
import { currentContract } from "./contract-text";
import { storedNumber } from "./document-number";

/** What an applicant fills in; a correction holds a part of it. */
export interface ApplicationFields {
  readonly logo?: string;
  readonly shopname?: string;
  readonly name?: string;
  readonly number?: string;
  readonly image_front?: string;
  readonly image_back?: string;
  readonly image_hold?: string;
  readonly invite_code?: string;
  readonly agree?: boolean | 0 | 1;
  readonly contract_version?: string;
  readonly sign?: string;
  readonly sign_date?: string;
}

/** Who applies, and when. */
export interface Applicant {
  readonly viewer: Viewer;
  readonly secret: Services["secret"];
  /** Unix seconds. */
  readonly now: number;
}

const FILES = ["logo", "image_front", "image_back", "image_hold", "sign"] as const;

/**
 * Checks the fields that were sent and turns them into columns.
 *
 * @throws {HttpError} 422 naming the field
 * @throws {BusinessError} `file_not_found` for a file that is not the applicant's own, `terms_changed`, `invite_code_invalid`
 */
export async function applicationFields(
  tx: Tx,
  fields: ApplicationFields,
  { viewer, secret, now }: Applicant,
): Promise<Record<string, string>> {
  const { agree, number, sign_date, invite_code = "" } = fields;
  if (agree !== undefined && !agree) throw invalidField("agree");
  if (sign_date !== undefined) checkSignDate(sign_date, now);
  const document = number === undefined ? undefined : storedNumber(number, secret);
  if (number !== undefined && !document) throw invalidField("number");
  await Promise.all([
    checkContract(tx, fields),
    checkFiles(tx, fields, viewer.id),
    checkInvitation(tx, invite_code, viewer.id),
  ]);
  return {
    ...pick(fields, ["shopname", "name", "sign_date", "invite_code", ...FILES]),
    ...(document && { number_masked: document.masked, number_hash: document.hash }),
  };
}

function pick(fields: ApplicationFields, names: readonly (keyof ApplicationFields)[]) {
  const columns: Record<string, string> = {};
  for (const name of names) {
    const value = fields[name];
    if (typeof value === "string") columns[name] = value;
  }
  return columns;
}

/** Tomorrow is allowed, since it has begun somewhere on earth; no later date is possible. */
function checkSignDate(date: string, now: number) {
  const latest = new Date((now + DAY) * 1000).toISOString().slice(0, 10);
  if (date > latest) throw invalidField("sign_date");
}

async function checkContract(tx: Tx, { contract_version: signed }: ApplicationFields) {
  if (signed === undefined) return;
  const { version: current } = await currentContract(tx, "en");
  if (signed !== current) throw new BusinessError("terms_changed", { contract_version: current });
}

/** The logo will be public with the shop; everything else never is. */
async function checkFiles(tx: Tx, fields: ApplicationFields, memberId: number) {
  for (const name of FILES) {
    const reference = fields[name];
    if (reference === undefined) continue;
    const isOwn = await ownsFile(tx, memberId, reference, name === "logo" ? "public" : "kyc");
    if (!isOwn) throw new BusinessError("file_not_found", { field: name });
  }
}

async function checkInvitation(tx: Tx, code: string, memberId: number) {
  if (code === "") return;
  const [found] = await tx`
    select 1 as found from member where invite_code = ${code.toUpperCase()} and id <> ${memberId}`;
  if (!found) throw new BusinessError("invite_code_invalid", { field: "invite_code" });
}
