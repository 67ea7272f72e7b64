import { HttpError, invalidField } from "../kernel/errors";
import { nestFields } from "./form";
import type { Upload } from "./upload";

type Fields = Readonly<Record<string, unknown>>;

/** Largest body that is not an upload, in bytes. */
export const BODY_LIMIT = 1024 * 1024;

const NO_FIELDS: Fields = Object.freeze({});

const malformed = () =>
  new HttpError(422, "malformed_body", { error: "invalid_field", details: { field: "" } });

/**
 * The fields of a request's body: JSON, urlencoded or multipart. Other types count as no fields, as on stock servers. A multipart body
 * with a file goes through `upload`, where there is one.
 *
 * @throws HttpError 422 for a body that is too large or can't be read
 */
export async function readBody(request: Request, upload?: Upload): Promise<Fields> {
  const type = request.headers.get("content-type")?.toLowerCase() ?? "";
  if (type.includes("application/json")) return fromJson(await readText(request));
  if (type.includes("application/x-www-form-urlencoded")) {
    return nestFields(new URLSearchParams(await readText(request)));
  }
  if (!type.includes("multipart/form-data")) return NO_FIELDS;
  if (upload) return upload.fields(request);
  const bytes = await readBytes(request, BODY_LIMIT);
  const headers = { "content-type": request.headers.get("content-type") ?? "" };
  const form = await new Response(bytes, { headers }).formData().catch(() => {
    throw malformed();
  });
  return nestFields(form);
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

async function readText(request: Request): Promise<string> {
  const declared = declaredLength(request);
  if (declared !== undefined && declared <= BODY_LIMIT) {
    return request.text().catch(() => {
      throw malformed();
    });
  }
  return new TextDecoder().decode(await readBytes(request, BODY_LIMIT));
}

/** `Content-Length`, which Node holds the sender to. */
function declaredLength(request: Request): number | undefined {
  const header = request.headers.get("content-length");
  return header === null ? undefined : Number(header);
}

async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if ((declaredLength(request) ?? 0) > limit) throw invalidField("", "too_large");
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
      throw invalidField("", "too_large");
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
