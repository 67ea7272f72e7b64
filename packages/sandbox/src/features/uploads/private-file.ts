import { randomBytes } from "node:crypto";
import type { Services } from "../../services";
import { notFound } from "../errors";
import type { Handler } from "../handler";
import { hashToken } from "../users/sessions";
import { decrypt } from "./envelope-encryption";
import { fileOf } from "./references";

/** How long the address of an identity document works, in seconds. */
const TICKET_LIFE = 60;
const PATH = "/api/private/";

/** A decrypted identity document: for one answer, never to be stored or logged. */
export interface PrivateFile {
  readonly mime: string;
  readonly bytes: Buffer;
}

/** `merchant.file`: an address that shows an own identity document once, within a minute. */
export const file: Handler<"merchant.file"> = async ({ input, viewer, services: { db }, now }) => {
  const wanted = fileOf(input.id);
  if (wanted?.category !== "kyc") throw notFound();
  const token = randomBytes(24).toString("base64url");
  const expires_at = now + TICKET_LIFE;
  const [ticket] = await db`
    insert into file_ticket (token_hash, file_id, member_id, expires_at)
    select ${hashToken(token)}, id, member_id, ${expires_at} from file
    where id = ${wanted.id} and member_id = ${viewer.id} and category = 'kyc' returning 1 as made`;
  if (!ticket) throw notFound();
  return { url: `${PATH}${token}`, expires_at };
};

/** What no other page, cache or search engine gets to see. */
const HEADERS = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; sandbox",
  "referrer-policy": "no-referrer",
  "access-control-allow-origin": "*",
};

/** Serves `/api/private/<token>`: each token once, while it is fresh. Anything but a GET leaves it as it is. */
export function servePrivateFiles(services: Services): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== "GET") {
      return new Response("Only GET.\n", { status: 405, headers: { ...HEADERS, allow: "GET" } });
    }
    const token = new URL(request.url).pathname.slice(PATH.length);
    const found = await redeem(services, token);
    return found
      ? privateFileResponse(found)
      : new Response("Not found.\n", { status: 404, headers: HEADERS });
  };
}

async function redeem(services: Services, token: string): Promise<PrivateFile | undefined> {
  const [ticket] = await services.db<{ file_id: string; member_id: number }[]>`
    delete from file_ticket where token_hash = ${hashToken(token)} and expires_at > ${services.clock.now()}
    returning file_id, member_id`;
  return ticket && openPrivateFile(services, ticket.file_id, ticket.member_id, "owner");
}

/**
 * Decrypts an identity document and notes who looked at it, and why.
 *
 * @param id with or without `kyc:` @param memberId who looks, 0 for the operator @param purpose a word for the access log
 */
export async function openPrivateFile(
  { db, fileKey, clock }: Pick<Services, "db" | "fileKey" | "clock">,
  id: string,
  memberId: number,
  purpose: string,
): Promise<PrivateFile | undefined> {
  const fileId = fileOf(id)?.id ?? id;
  const [row] = await db<{ mime: string; bytes: Buffer; wrapped_key: Buffer | null }[]>`
    with seen as (
      insert into file_access (file_id, member_id, purpose, createtime)
      select id, ${memberId}::integer, ${purpose}, ${clock.now()}::bigint from file
      where id = ${fileId} and category = 'kyc'
    )
    select mime, bytes, wrapped_key from file where id = ${fileId} and category = 'kyc'`;
  if (!row?.wrapped_key) return undefined;
  const { mime, bytes, wrapped_key: wrappedKey } = row;
  return { mime, bytes: decrypt(fileKey, fileId, { bytes, wrappedKey }) };
}

/** The document as an answer that no cache keeps. */
export const privateFileResponse = ({ mime, bytes }: PrivateFile) =>
  new Response(Uint8Array.from(bytes), { headers: { ...HEADERS, "content-type": mime } });
