import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyFileStream } from "@fastify/busboy";
import { HttpError, invalidField } from "../kernel/errors";
import { abortAfter } from "./deadline";
import { type FormValue, nestFields } from "./form";

/** Files of one body, and bytes of a field. */
const MAX_FILES = 4;
const FIELD_BYTES = 64 * 1024;
/** Bytes that are parsed before a limit that they passed is looked at: parsing a thousand empty parts blocks everybody. */
const PARSED_AT_ONCE = 8 * 1024;
/** How long a sender may take. Milliseconds. */
const TIMEOUT_MS = 60_000;
/** A sender may keep the server waiting so many milliseconds, and then a second for each so many bytes that have come. */
const PATIENCE_MS = 5_000;
const LEAST_RATE = 16 * 1024;

/** A file of a form. */
export interface ReceivedFile {
  readonly file: File;
  /** Resolves when its content has been taken; rejects when it can't be, or when the signal says so. */
  readonly received: Promise<void>;
}
export type ReceiveFile = (
  content: BusboyFileStream,
  about: { readonly name: string; readonly type: string; readonly signal: AbortSignal },
) => ReceivedFile;

/** For operations that take no file: its content is not kept. */
export const skipFile: ReceiveFile = (content, { name, type }) => {
  content.resume();
  return { file: new File([], name, { type }), received: Promise.resolve() };
};

interface FormLimits {
  /** Bytes of the whole body. */
  readonly body: number;
  /** Bytes of one file. */
  readonly file: number;
  /** Number of fields. */
  readonly fields: number;
}

const malformed = () =>
  new HttpError(422, "malformed_body", { error: "invalid_field", details: { field: "" } });
const tooLarge = () => invalidField("", "too_large");

/**
 * Reads a multipart body; the first limit that it reaches ends the reading.
 *
 * @throws {HttpError} 422 for a body that is too large, comes too slowly or can't be read
 */
export async function readMultipart(
  request: Request,
  limits: FormLimits,
  receive: ReceiveFile,
): Promise<Readonly<Record<string, unknown>>> {
  if (Number(request.headers.get("content-length") ?? 0) > limits.body) throw tooLarge();
  const values: [string, FormValue][] = [];
  const received: Promise<unknown>[] = [];
  const stop = new AbortController();
  const signal = abortAfter(TIMEOUT_MS, stop.signal);
  try {
    const form = new Busboy({
      headers: { "content-type": request.headers.get("content-type") ?? "" },
      limits: {
        fileSize: limits.file,
        files: MAX_FILES,
        fields: limits.fields,
        parts: MAX_FILES + limits.fields,
        fieldSize: FIELD_BYTES,
        headerPairs: 50,
      },
    });
    // Busboy would skip what is above a limit, and parse all of it.
    for (const reached of ["partsLimit", "fieldsLimit", "filesLimit"] as const) {
      form.on(reached, () => stop.abort(tooLarge()));
    }
    // Busboy's types know no part without a name.
    const refuseNameless = (name: string | undefined) => {
      if (name === undefined) stop.abort(malformed());
    };
    form.on("field", (name, value, _nameTruncated, truncated) => {
      refuseNameless(name);
      if (truncated) stop.abort(tooLarge());
      values.push([name, value]);
    });
    form.on("file", (name, content, filename, _encoding, type) => {
      refuseNameless(name);
      const file = receive(content, { name: filename ?? "", type, signal });
      values.push([name, file.file]);
      // The body ends with its file: whichever fails first says why.
      received.push(file.received.catch((error: unknown) => stop.abort(error)));
    });
    const body = Readable.from(chunksOf(request, limits.body, stop, signal));
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

async function* chunksOf(
  request: Request,
  most: number,
  stop: AbortController,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader();
  if (!reader) return;
  // Reading does not end with the stream that reads: without this, who sends nothing more would be waited for.
  const leave = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener("abort", leave, { once: true });
  let length = 0;
  let waited = 0;
  for (;;) {
    const patience = PATIENCE_MS + (length / LEAST_RATE) * 1_000 - waited;
    const tooSlow = setTimeout(() => stop.abort(malformed()), patience);
    const begun = performance.now();
    const { done, value } = await reader.read().finally(() => clearTimeout(tooSlow));
    // The time that the server takes for it is not the sender's.
    waited += performance.now() - begun;
    if (done || signal.aborted) return;
    length += value.byteLength;
    if (length > most) {
      stop.abort(tooLarge());
      return;
    }
    for (let start = 0; start < value.byteLength && !signal.aborted; start += PARSED_AT_ONCE) {
      yield value.subarray(start, start + PARSED_AT_ONCE);
    }
  }
}
