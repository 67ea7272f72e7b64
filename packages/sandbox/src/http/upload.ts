import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyFileStream } from "@fastify/busboy";
import { HttpError, invalidField } from "../kernel/errors";
import { abortAfter } from "./deadline";
import { type FormValue, nestFields } from "./form";

/** What a multipart body may have besides its file, in bytes. */
export const FORM_OVERHEAD = 64 * 1024;
/** Uploads of everybody, and of one member, that may be under way in this process. */
const MAX_CONCURRENT = 32;
const MAX_PER_MEMBER = 8;
/** Files and fields of one body. */
const MAX_FILES = 4;
const MAX_FIELDS = 100;
/** Bytes that are parsed before a limit that they passed is looked at: parsing a thousand empty parts blocks everybody. */
const PARSED_AT_ONCE = 8 * 1024;
/** How long a sender may take. Milliseconds. */
const TIMEOUT_MS = 60_000;

const underWay = new Map<number, number>();
let total = 0;

/** One upload: nothing of its body is read before there is room for it, and its file waits on the disk for its turn. */
export interface Upload {
  /** @throws {HttpError} 422 for a body that is too large, comes too slowly or can't be read */
  fields(request: Request): Promise<Readonly<Record<string, unknown>>>;
  /** Makes room for others and removes the file. */
  end(): Promise<void>;
}

/**
 * @param limit largest file in bytes
 * @throws {HttpError} 429 when the member has too many uploads under way, 503 when all members have
 */
export function beginUpload(memberId: number, limit: number): Upload {
  const own = underWay.get(memberId) ?? 0;
  if (own >= MAX_PER_MEMBER) throw new HttpError(429, "too_many_requests", { retryAfter: 2 });
  if (total >= MAX_CONCURRENT) throw new HttpError(503, "unavailable", { retryAfter: 2 });
  underWay.set(memberId, own + 1);
  total += 1;
  const files: UploadedFile[] = [];
  return {
    fields: (request) => readForm(request, limit, files),
    async end() {
      const left = (underWay.get(memberId) ?? 1) - 1;
      if (left > 0) underWay.set(memberId, left);
      else underWay.delete(memberId);
      total -= 1;
      await Promise.all(files.map((file) => file.remove()));
    },
  };
}

/**
 * A file that was received into a temporary one. That is encrypted with a key of this moment, since it may be an identity document: what a
 * crash leaves behind is noise.
 */
class UploadedFile extends File {
  readonly #path = join(tmpdir(), `marketplace-upload-${randomBytes(12).toString("hex")}`);
  readonly #key = randomBytes(32);
  readonly #nonce = randomBytes(16);

  async receive(content: BusboyFileStream, signal: AbortSignal): Promise<void> {
    const cipher = createCipheriv("aes-256-ctr", this.#key, this.#nonce);
    const disk = createWriteStream(this.#path, { flags: "wx", mode: 0o600 });
    await pipeline(content, cipher, disk, { signal });
    if (content.truncated) throw invalidField("file", "too_large");
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    const decipher = createDecipheriv("aes-256-ctr", this.#key, this.#nonce);
    // One copy of it in memory, not three.
    const bytes = new Uint8Array((await stat(this.#path)).size);
    let length = 0;
    for await (const chunk of createReadStream(this.#path).pipe(decipher)) {
      bytes.set(chunk, length);
      length += chunk.length;
    }
    return bytes.buffer;
  }

  remove(): Promise<void> {
    return rm(this.#path, { force: true });
  }
}

const malformed = () =>
  new HttpError(422, "malformed_body", { error: "invalid_field", details: { field: "" } });
const tooLarge = () => invalidField("", "too_large");

async function readForm(request: Request, limit: number, files: UploadedFile[]) {
  const most = limit + FORM_OVERHEAD;
  if (Number(request.headers.get("content-length") ?? 0) > most) throw tooLarge();
  const values: [string, FormValue][] = [];
  const received: Promise<unknown>[] = [];
  const stop = new AbortController();
  const signal = abortAfter(TIMEOUT_MS, stop.signal);
  try {
    const form = new Busboy({
      headers: { "content-type": request.headers.get("content-type") ?? "" },
      limits: {
        fileSize: limit,
        files: MAX_FILES,
        fields: MAX_FIELDS,
        parts: MAX_FILES + MAX_FIELDS,
        fieldSize: FORM_OVERHEAD,
        headerPairs: 50,
      },
    });
    // Busboy would skip what is above a limit, and parse all of it.
    for (const reached of ["partsLimit", "fieldsLimit", "filesLimit"] as const) {
      form.on(reached, () => stop.abort(tooLarge()));
    }
    form.on("field", (name, value, _nameTruncated, truncated) => {
      if (truncated) stop.abort(tooLarge());
      values.push([name, value]);
    });
    form.on("file", (name, content, filename, _encoding, type) => {
      const file = new UploadedFile([], filename ?? "", { type });
      files.push(file);
      values.push([name, file]);
      // The body ends with its file: whichever fails first says why.
      received.push(file.receive(content, signal).catch((error: unknown) => stop.abort(error)));
    });
    const body = Readable.from(chunksOf(request, most, signal));
    await pipeline(body, form, { signal });
    await Promise.all(received);
    signal.throwIfAborted();
  } catch (error) {
    stop.abort(error);
    await Promise.all(received);
    throw [error, signal.reason].find((reason) => reason instanceof HttpError) ?? malformed();
  }
  return nestFields(values);
}

async function* chunksOf(request: Request, most: number, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  let length = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) return;
    length += value.byteLength;
    if (length > most) {
      await reader.cancel().catch(() => undefined);
      throw tooLarge();
    }
    for (let start = 0; start < value.byteLength && !signal.aborted; start += PARSED_AT_ONCE) {
      yield value.subarray(start, start + PARSED_AT_ONCE);
    }
  }
}
