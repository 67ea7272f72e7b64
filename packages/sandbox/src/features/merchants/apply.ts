import type { Data } from "../../contract/operations";
import type { Tx } from "../../db/connect";
import { isViolation } from "../../db/errors";
import type { RowOf } from "../../db/tables";
import { transition } from "../../db/transition";
import { BusinessError } from "../../domain/errors";
import { applicationMachine } from "../../domain/state-machines/machines";
import { invalidField, notFound } from "../../kernel/errors";
import { absent, type Call, type Handler, reply } from "../../kernel/handler";
import { type ApplicationRow, applicationColumns, applicationDto, reasonsOf } from "./application-dto";
import { type ApplicationFields, applicationFields } from "./application-fields";
import { currentContract } from "./contract-text";

type Register = Call<"merchant.apply">;

/** The caller's own application; code 0 without data if there is none yet. */
export const ownApplication = async ({
  viewer,
  services: { db },
}: Pick<Call<"merchant.get">, "viewer" | "services">) => {
  const [row] = await db<ApplicationRow[]>`
    select ${applicationColumns(db)} from merchant_application where member_id = ${viewer.id}`;
  return row ? applicationDto(row) : absent({ msg: "no_application" });
};

/** `merchant.apply`: a first application, or with `id` the correction of a rejected one. */
export const applyAsMerchant: Handler<"merchant.apply"> = async (call) => {
  const { input } = call;
  const work = (tx: Tx) => ("id" in input ? correct(tx, call, input) : apply(tx, call, input));
  try {
    return reply(await call.services.db.begin(work), { msg: "submitted" });
  } catch (error) {
    throw duplicateOf(error) ?? error;
  }
};

function duplicateOf(error: unknown) {
  if (isViolation(error, "merchant_application_name")) {
    return new BusinessError("shopname_taken", { field: "shopname" });
  }
  return isViolation(error, "merchant_application_number")
    ? new BusinessError("document_used", { field: "number" })
    : undefined;
}

async function apply(
  tx: Tx,
  { viewer, services, language, now }: Register,
  fields: ApplicationFields,
): Promise<Data<"merchant.apply">> {
  await refuseSecond(tx, viewer);
  const columns = await applicationFields(tx, fields, { viewer, secret: services.secret, now });
  await refuseShopName(tx, fields.shopname);
  const row = {
    ...columns,
    ...(await signedText(tx, language)),
    member_id: viewer.id,
    status: "submitted",
    review_due_at: now + services.settings.reviewDue,
    createtime: now,
    updatetime: now,
  };
  const [made] = await tx<ApplicationRow[]>`
    insert into merchant_application ${tx(row)} on conflict (member_id) do nothing returning ${applicationColumns(tx)}`;
  if (!made) throw new BusinessError("application_exists");
  return applicationDto(made);
}

/** Only a rejected application can be corrected; any other is in review or decided. */
async function refuseSecond(tx: Tx, viewer: Register["viewer"]) {
  const [before] = await tx<RowOf<"merchant_application", "status">[]>`
    select status from merchant_application where member_id = ${viewer.id}`;
  if (before?.status === "rejected") throw new BusinessError("bad_state", { status: before.status });
  if (before || viewer.shopId !== null) throw new BusinessError("application_exists");
}

/** An index keeps names of applications unique. Names of shops that never applied have to be looked up. */
async function refuseShopName(tx: Tx, shopname: string | undefined) {
  if (shopname === undefined) return;
  const [taken] = await tx`select 1 as found from shop where lower(shopname) = lower(${shopname})`;
  if (taken) throw new BusinessError("shopname_taken", { field: "shopname" });
}

async function correct(
  tx: Tx,
  { viewer, services, language, now }: Register,
  { id, ...fields }: ApplicationFields & { readonly id: number },
): Promise<Data<"merchant.apply">> {
  const [row] = await tx<ApplicationRow[]>`
    select ${applicationColumns(tx)} from merchant_application
    where id = ${id}::bigint and member_id = ${viewer.id} for no key update`;
  if (!row) throw notFound();
  if (row.status !== "rejected") throw new BusinessError("bad_state", { status: row.status });
  checkCorrection(fields, new Set<string>(reasonsOf(row).map(({ field }) => field)));
  const columns = await applicationFields(tx, fields, { viewer, secret: services.secret, now });
  await refuseShopName(tx, fields.shopname);
  await transition(tx, applicationMachine, "resubmit", row.id, {
    ...columns,
    ...(fields.sign !== undefined && (await signedText(tx, language))),
    review_due_at: now + services.settings.reviewDue,
    updatetime: now,
  });
  const [corrected] = await tx<ApplicationRow[]>`
    update merchant_application set reasons = '[]' where id = ${row.id} returning ${applicationColumns(tx)}`;
  if (!corrected) throw notFound();
  return applicationDto(corrected);
}

/** The contract that a signature made now belongs to. */
async function signedText(tx: Tx, language: string) {
  const text = await currentContract(tx, language);
  return { contract_version: text.version, contract_language: text.language, contract_hash: text.hash };
}

/** Requires every rejected field and no other. A new signature may come with its date and its contract. */
function checkCorrection(fields: ApplicationFields, refused: ReadonlySet<string>) {
  const tolerated = new Set(refused.has("sign") ? ["agree", "contract_version", "sign_date"] : ["agree"]);
  const sent = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : name));
  const surplus = sent.find((name) => !refused.has(name) && !tolerated.has(name));
  if (surplus !== undefined) throw invalidField(surplus);
  const missing = [...refused].find((name) => !sent.includes(name));
  if (missing !== undefined) throw invalidField(missing, "missing_field");
}
