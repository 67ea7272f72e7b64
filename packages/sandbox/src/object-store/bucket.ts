import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";

/** Where a bucket is, and who asks. */
export interface BucketOptions {
  /** Address of the bucket, with a prefix where it is shared: `https://s3.example/pictures/shop-1`. */
  readonly url: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** With temporary credentials. */
  readonly sessionToken?: string;
  /** Part of the signature. Usually `us-east-1`, which stores without regions take as well. */
  readonly region?: string;
}

/** A bucket of an S3-compatible store. Names must consist of letters, digits, `-`, `.`, `_` and `/`. */
export interface Bucket {
  /** Without credentials, for messages. */
  readonly name: string;
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** @returns undefined where there is nothing of that name */
  get(name: string): Promise<Buffer | undefined>;
  /** Also succeeds where there is nothing of that name. */
  delete(name: string): Promise<void>;
}

/** The store could not be reached, or refused. The message has no credentials in it. */
export class BucketError extends Error {
  override readonly name = "BucketError";

  /** @param status of the store's answer, 0 without one @param code S3's, such as `AccessDenied`, or the system's */
  constructor(
    message: string,
    readonly status: number,
    readonly code: string,
  ) {
    super(message);
  }
}

/** How long one request may take. Milliseconds. */
const TIMEOUT_MS = 10_000;
/** After answers of 500 and above, and 429. */
const RETRIES = 2;

/** Every method rejects with a {@link BucketError} when the store can't be reached or refuses. */
export function openBucket({ url, region = "us-east-1", ...credentials }: BucketOptions): Bucket {
  const client = new AwsClient({ ...credentials, region, service: "s3", retries: RETRIES });
  const base = url.replace(/\/+$/, "");

  async function send(method: "PUT" | "GET" | "DELETE", name: string, body?: Uint8Array): Promise<Response> {
    const sha256 = createHash("sha256")
      .update(body ?? "")
      .digest("hex");
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const response = await client.fetch(`${base}/${name}`, {
        method,
        signal,
        // What is signed for one host is not sent to another.
        redirect: "manual",
        // The store compares it with what arrived.
        headers: { "x-amz-content-sha256": sha256 },
        ...(body && { body: Uint8Array.from(body) }),
      });
      if (response.ok || response.status === 404) return response;
      throw await failedRequest(method, response);
    } catch (error) {
      throw error instanceof BucketError ? error : unreachable(method, error);
    }
  }

  return {
    name: base,
    async put(name, bytes) {
      const response = await send("PUT", name, bytes);
      if (!response.ok) throw await failedRequest("PUT", response);
      await response.body?.cancel();
    },
    async get(name) {
      const response = await send("GET", name);
      if (response.ok) return wholeBody(response);
      const missing = await failedRequest("GET", response);
      // When the bucket is unreachable, assume that it holds everything.
      if (missing.code === "NoSuchBucket") throw missing;
      return undefined;
    },
    async delete(name) {
      const response = await send("DELETE", name);
      if (response.ok) return response.body?.cancel();
      const missing = await failedRequest("DELETE", response);
      if (missing.code === "NoSuchBucket") throw missing;
    },
  };
}

async function wholeBody(response: Response): Promise<Buffer> {
  try {
    return Buffer.from(await response.arrayBuffer());
  } catch (error) {
    throw unreachable("GET", error);
  }
}

/** S3 describes errors in XML; only the code matters. */
async function failedRequest(method: string, response: Response): Promise<BucketError> {
  const text = await response.text().catch(() => "");
  const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? "";
  return new BucketError(
    `${method} was answered ${response.status}${code && ` ${code}`}`,
    response.status,
    code,
  );
}

function unreachable(method: string, error: unknown): BucketError {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code =
    cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : "TIMEOUT";
  return new BucketError(`${method} was not answered (${code})`, 0, code);
}
