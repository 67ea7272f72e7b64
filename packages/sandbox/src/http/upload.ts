import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { BusboyFileStream } from "@fastify/busboy";
import { subscriberOf } from "../domain/ip-address";
import { HttpError, invalidField } from "../kernel/errors";
import { readMultipart } from "./multipart";

/** What a multipart body may have besides its file, in bytes. */
const FORM_OVERHEAD = 64 * 1024;
/** Fields besides the file. */
const MAX_FIELDS = 100;
/** Uploads of everybody, of one member, and from one address that may be under way in this process. */
const MAX_CONCURRENT = 32;
const MAX_PER_MEMBER = 8;
const MAX_PER_ADDRESS = 16;
/** Of all, those that are kept for members and addresses without any: a few who upload much leave room for everybody else. */
const RESERVED = 8;

/** Uploads under way by member and by address. */
const underWay = new Map<string, number>();
let total = 0;

/** One upload: nothing of its body is read before there is room for it, and its file waits on the disk for its turn. */
export interface Upload {
  /** @throws {HttpError} 422 for a body that is too large, comes too slowly or can't be read */
  fields(request: Request): Promise<Readonly<Record<string, unknown>>>;
  /** Makes room for others and removes the file. */
  end(): Promise<void>;
}

/** Who uploads. */
interface Uploader {
  readonly member: number;
  /** As `clientAddress` returns it. */
  readonly ip: string;
}

/**
 * @param limit largest file in bytes
 * @throws {HttpError} 429 when the member or address has too many uploads under way, 503 when all have
 */
export function beginUpload({ member, ip }: Uploader, limit: number): Upload {
  const names = [`member ${member}`, subscriberOf(ip)] as const;
  const [own, here] = [underWay.get(names[0]) ?? 0, underWay.get(names[1]) ?? 0];
  if (own >= MAX_PER_MEMBER || here >= MAX_PER_ADDRESS) {
    throw new HttpError(429, "too_many_requests", { retryAfter: 2 });
  }
  const most = own + here > 0 ? MAX_CONCURRENT - RESERVED : MAX_CONCURRENT;
  if (total >= most) throw new HttpError(503, "unavailable", { retryAfter: 2 });
  for (const name of names) underWay.set(name, (underWay.get(name) ?? 0) + 1);
  total += 1;
  const files: UploadedFile[] = [];
  return {
    fields: (request) =>
      readMultipart(
        request,
        { body: limit + FORM_OVERHEAD, file: limit, fields: MAX_FIELDS },
        (content, { name, type, signal }) => {
          const file = new UploadedFile([], name, { type });
          files.push(file);
          return { file, received: file.receive(content, signal) };
        },
      ),
    async end() {
      for (const name of names) {
        const left = (underWay.get(name) ?? 1) - 1;
        if (left > 0) underWay.set(name, left);
        else underWay.delete(name);
      }
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
