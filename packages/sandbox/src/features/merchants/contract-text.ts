import { createHash } from "node:crypto";
import type { Data } from "../../contract/operations";
import type { Queryable, Tx } from "../../db/connect";
import { isViolation } from "../../db/errors";
import { BusinessError } from "../../domain/errors";
import { notFound } from "../../kernel/errors";
import type { Call } from "../../kernel/handler";

/** A contract text in one language. The text of a version never changes. */
export interface ContractText {
  readonly version: string;
  readonly language: string;
  readonly html: string;
  /** The operator's legal name. */
  readonly party_a: string;
  /** Address of the operator's signature, "" without one. */
  readonly sign: string;
  /** SHA-256 of `html` in UTF-8, hexadecimal. */
  readonly hash: string;
}

/** Fields of a registration that the contract covers. */
const SIGNED = ["shopname", "name", "number", "sign", "sign_date"];

/**
 * The contract that the caller signed, in the text and language that were signed, also signed by the operator once the
 * application is approved. Members who haven't signed yet, or must sign again, get the one to sign, in their own language or in
 * English. 404 if the operator has not written one yet, or if the signed text was not kept.
 */
export async function merchantContract({
  services: { db },
  language,
  viewer,
}: Call<"merchant.contract">): Promise<Data<"merchant.contract">> {
  const signed = await signedContract(db, viewer.id);
  const { version, html, hash, party_a, sign } = signed ?? (await currentContract(db, language));
  const approval = signed?.approved_on ? { sign, sign_date: signed.approved_on } : {};
  return {
    contract_version: version,
    html,
    hash,
    party_a: { name: party_a, sign: "", ...approval },
    party_b_fields: [...SIGNED],
  };
}

/** The current contract. @throws {HttpError} 404 if the operator has not written one yet */
export async function currentContract(db: Queryable, language: string): Promise<ContractText> {
  const [row] = await db<ContractText[]>`
    select t.version, language, html, party_a, sign, hash
    from setting join contract_text t on t.version = value ->> 'contractVersion' and language in (${language}, 'en')
    where setting.key = 'site' order by language = ${language} desc limit 1`;
  if (!row) throw notFound();
  return row;
}

interface SignedText extends ContractText {
  /** The day of the approval: this is how the operator signs. */
  readonly approved_on: string | null;
}

/** The contract that a member's application signed; undefined if its signature is missing or refused. */
async function signedContract(db: Queryable, memberId: number): Promise<SignedText | undefined> {
  const [row] = await db<(SignedText & { readonly is_kept: boolean })[]>`
    select t.*, t.version is not null as is_kept,
      case a.status when 'approved' then to_char(to_timestamp(updatetime) at time zone 'UTC', 'YYYY-MM-DD') end as approved_on
    from merchant_application a
    left join contract_text t on t.version = contract_version and language = contract_language and hash = contract_hash
    where member_id = ${memberId}
      and not (status = 'rejected' and (a.sign = '' or reasons @> '[{"field": "sign"}]'))`;
  if (row && !row.is_kept) throw notFound();
  return row;
}

/** A text as an operator writes it. */
export type ContractDraft = Omit<ContractText, "hash">;

/**
 * Stores a contract text permanently.
 *
 * @throws {BusinessError} `version_conflict` for a version that has a text in that language
 */
export async function keepContractText(tx: Tx, draft: ContractDraft): Promise<void> {
  const { version, language, html, party_a, sign } = draft;
  const row = { version, language, html, party_a, sign, hash: hashOf(html) };
  await tx`insert into contract_text ${tx(row)}`.catch((error: unknown) => {
    throw isViolation(error, "contract_text_pkey")
      ? new BusinessError("version_conflict", { version })
      : error;
  });
}

/** Makes a version the current contract. @throws {HttpError} 404 for one that has no English text */
export async function offerContract(tx: Tx, version: string): Promise<void> {
  const [text] =
    await tx`select 1 as found from contract_text where version = ${version} and language = 'en'`;
  if (!text) throw notFound();
  const value = { contractVersion: version };
  await tx`insert into setting (key, value) values ('site', ${tx.json(value)})
    on conflict (key) do update set value = setting.value || excluded.value`;
}

const hashOf = (html: string) => createHash("sha256").update(html, "utf8").digest("hex");
