import { randomBytes } from "node:crypto";
import type { RowOf } from "../../db/tables";
import { decrypt } from "../../kernel/envelope-encryption";
import { HttpError, notFound } from "../../kernel/errors";
import type { Handler } from "../../kernel/handler";
import { hashToken } from "../../kernel/hash-token";
import type { Services } from "../../kernel/services";
import { fileOf } from "./references";

/** How long the address of an identity document is valid, in seconds. */
const TICKET_LIFE = 60;
const PATH = "/api/private/";
/** As tickets are made: 24 random bytes. Nothing else is looked for. */
const TOKEN = /^[\w-]{32}$/;

/** A decrypted identity document. It is only for one response: do not store or log it. */
export interface PrivateFile {
  readonly mime: string;
  readonly bytes: Buffer;
}

/** `merchant.file`: returns an address that shows one of the caller's identity documents once, within a minute. */
export const fileAddress: Handler<"merchant.file"> = async ({ input, viewer, services: { db }, now }) => {
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

/** Headers that keep the document from other pages, caches and search engines. */
const HEADERS = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; sandbox",
  "referrer-policy": "no-referrer",
  "access-control-allow-origin": "*",
};

/** Serves `/api/private/<token>`: each token once, until it expires. Only a GET uses a token up. */
export function servePrivateFiles(services: Services): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== "GET") {
      return new Response("Only GET.\n", { status: 405, headers: { ...HEADERS, allow: "GET" } });
    }
    const token = new URL(request.url).pathname.slice(PATH.length);
    try {
      const found = TOKEN.test(token) ? await redeem(services, token) : undefined;
      return found
        ? privateFileResponse(found)
        : new Response("Not found.\n", { status: 404, headers: HEADERS });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const retryAfter = String(error.options.retryAfter ?? 1);
      return new Response("Not available now. Try again.\n", {
        status: error.status,
        headers: { ...HEADERS, "retry-after": retryAfter },
      });
    }
  };
}

/** Reads the document before the token is used up, so that the client can retry if it can't be read now. */
async function redeem(services: Services, token: string): Promise<PrivateFile | undefined> {
  const { db, clock } = services;
  const now = clock.now();
  const isValid = db`token_hash = ${hashToken(token)} and expires_at > ${now}`;
  const [ticket] = await db<
    RowOf<"file_ticket", "file_id">[]
  >`select file_id from file_ticket where ${isValid}`;
  const document = ticket && (await readDocument(services, ticket.file_id));
  if (!document) return undefined;
  const used = await db`
    with used as (delete from file_ticket where ${isValid} returning file_id, member_id)
    insert into file_access (file_id, member_id, purpose, createtime)
    select file_id, member_id, 'owner', ${now}::bigint from used returning 1 as noted`;
  return used.length > 0 ? document : undefined;
}

/**
 * Decrypts an identity document and logs who looked at it, and why.
 *
 * @param id with or without `kyc:` @param memberId who looks, 0 for the operator @param purpose a word for the access log
 */
export async function openPrivateFile(
  services: Pick<Services, "db" | "files" | "keys" | "clock">,
  id: string,
  memberId: number,
  purpose: string,
): Promise<PrivateFile | undefined> {
  const fileId = fileOf(id)?.id ?? id;
  const document = await readDocument(services, fileId);
  if (document)
    await services.db`insert into file_access (file_id, member_id, purpose, createtime)
      values (${fileId}, ${memberId}, ${purpose}, ${services.clock.now()})`;
  return document;
}

/** Reads without an audit entry: the caller that hands out the document must write one. */
async function readDocument(
  { db, files, keys }: Pick<Services, "db" | "files" | "keys">,
  id: string,
): Promise<PrivateFile | undefined> {
  const [row] = await db<RowOf<"file", "mime" | "wrapped_key" | "key_id">[]>`
    select mime, wrapped_key, key_id from file where id = ${id} and category = 'kyc'`;
  if (!row?.wrapped_key) return undefined;
  const bytes = await files.read(id);
  if (!bytes) return undefined;
  const { mime, wrapped_key: wrappedKey, key_id: keyId } = row;
  return { mime, bytes: decrypt(keys, id, { bytes, wrappedKey, keyId }) };
}

/** The document as an answer that no cache keeps. */
export const privateFileResponse = ({ mime, bytes }: PrivateFile) =>
  new Response(Uint8Array.from(bytes), { headers: { ...HEADERS, "content-type": mime } });
