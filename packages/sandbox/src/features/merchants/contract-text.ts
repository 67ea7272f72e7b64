import type { Queryable } from "../../db/connect";
import type { Data } from "../../http/contract";
import { notFound } from "../errors";
import type { Call } from "../handler";

interface ContractText {
  readonly html: string;
  readonly partyA: string;
}

/** Fields of a registration that stand under the contract. */
const SIGNED = ["shopname", "name", "number", "sign", "sign_date"];

interface ContractRow {
  readonly version: string | null;
  readonly text: ContractText | null;
  /** Address of the operator's signature. */
  readonly sign: string | null;
  /** When the caller's application was approved: this is how the operator signs. */
  readonly approved_on: string | null;
}

/**
 * The contract to sign, in the caller's language or else in English, signed by the operator once the caller's application is
 * approved. 404 before the operator wrote one.
 */
export async function merchantContract({
  services: { db },
  language,
  viewer,
}: Call<"merchant.contract">): Promise<Data<"merchant.contract">> {
  const [row] = await db<ContractRow[]>`
    select value ->> 'contractVersion' as version, value ->> 'contractSign' as sign,
      coalesce(value #> array['texts', ${language}, 'contract'], value #> '{texts,en,contract}') as text,
      (select to_char(to_timestamp(updatetime) at time zone 'UTC', 'YYYY-MM-DD') from merchant_application
        where member_id = ${viewer.id} and status = 'approved') as approved_on
    from setting where key = 'site'`;
  if (!row?.version || !row.text) throw notFound();
  const { html, partyA } = row.text;
  const signed = row.approved_on !== null && { sign: row.sign ?? "", sign_date: row.approved_on };
  return {
    contract_version: row.version,
    html,
    party_a: { name: partyA, sign: "", ...signed },
    party_b_fields: [...SIGNED],
  };
}

/** Version of the contract that is signed now. @throws {HttpError} 404 before the operator wrote one */
export async function contractVersion(db: Queryable): Promise<string> {
  const [row] = await db<{ version: string | null }[]>`
    select value ->> 'contractVersion' as version from setting where key = 'site'`;
  if (!row?.version) throw notFound();
  return row.version;
}
