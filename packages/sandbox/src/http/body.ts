import { HttpError, invalidField } from "../kernel/errors";
import { MAX_FIELDS, nestFields } from "./form";
import { readMultipart, skipFile } from "./multipart";
import type { Upload } from "./upload";

type Fields = Readonly<Record<string, unknown>>;

const NO_FIELDS: Fields = Object.freeze({});

const malformed = () =>
  new HttpError(422, "malformed_body", { error: "invalid_field", details: { field: "" } });
const tooLarge = () => invalidField("", "too_large");

interface BodyReading {
  /** Largest body that is not an upload, in bytes. */
  readonly limit: number;
  /** Reads a multipart body of an operation that takes a file. */
  readonly upload?: Upload | undefined;
}

/**
 * The fields of a request's body: JSON, urlencoded or multipart. Other types count as no fields, as on stock servers.
 *
 * @throws HttpError 422 for a body that is too large or can't be read
 */
export async function readBody(request: Request, { limit, upload }: BodyReading): Promise<Fields> {
  const type = request.headers.get("content-type")?.toLowerCase() ?? "";
  if (type.includes("application/json")) return fromJson(await readText(request, limit));
  if (type.includes("application/x-www-form-urlencoded")) return fromForm(await readText(request, limit));
  if (!type.includes("multipart/form-data")) return NO_FIELDS;
  if (upload) return upload.fields(request);
  return readMultipart(request, { body: limit, file: limit, fields: MAX_FIELDS }, skipFile);
}

/** Counted first: taking half a million fields apart blocks everybody. */
function fromForm(text: string): Fields {
  let fields = 1;
  for (let at = text.indexOf("&"); at >= 0; at = text.indexOf("&", at + 1)) {
    if (++fields > MAX_FIELDS) throw tooLarge();
  }
  return nestFields(new URLSearchParams(text));
}

function fromJson(text: string): Fields {
  if (text.trim() === "") return NO_FIELDS;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw malformed();
  }
  if (isFields(value)) return value;
  throw malformed();
}

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

async function readText(request: Request, limit: number): Promise<string> {
  const declared = declaredLength(request);
  if (declared !== undefined && declared <= limit) {
    return request.text().catch(() => {
      throw malformed();
    });
  }
  return new TextDecoder().decode(await readBytes(request, limit));
}

/** `Content-Length`, which Node holds the sender to. */
function declaredLength(request: Request): number | undefined {
  const header = request.headers.get("content-length");
  return header === null ? undefined : Number(header);
}

async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if ((declaredLength(request) ?? 0) > limit) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read().catch(() => {
      throw malformed();
    });
    if (done) break;
    length += value.byteLength;
    if (length > limit) {
      await reader.cancel().catch(() => undefined);
      throw tooLarge();
    }
    chunks.push(value);
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}
