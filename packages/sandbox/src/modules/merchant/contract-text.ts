import type { Queryable } from "../../db/connect";
import type { Data } from "../../http/contract";
import { notFound } from "../../http/errors";
import type { Call } from "../../http/handler";

interface ContractText {
  readonly html: string;
  readonly partyA: string;
}

/** Fields of a registration that stand under the contract. */
const SIGNED = ["shopname", "name", "number", "sign", "sign_date"];

/** The contract to sign, in the caller's language or else in English. 404 before the operator wrote one. */
export async function merchantContract({
  services: { db },
  language,
}: Call<"merchant.contract">): Promise<Data<"merchant.contract">> {
  const [row] = await db<{ version: string | null; text: ContractText | null }[]>`
    select value ->> 'contractVersion' as version,
      coalesce(value #> array['texts', ${language}, 'contract'], value #> '{texts,en,contract}') as text
    from setting where key = 'site'`;
  if (!row?.version || !row.text) throw notFound();
  const { html, partyA } = row.text;
  return {
    contract_version: row.version,
    html,
    party_a: { name: partyA, sign: "" },
    party_b_fields: [...SIGNED],
  };
}

/** Version of the contract that is signed now. @throws {HttpRefusal} 404 before the operator wrote one */
export async function contractVersion(db: Queryable): Promise<string> {
  const [row] = await db<{ version: string | null }[]>`
    select value ->> 'contractVersion' as version from setting where key = 'site'`;
  if (!row?.version) throw notFound();
  return row.version;
}
