import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";

/** A request as S3 signs it. */
export interface SignedRequest {
  readonly method: string;
  /** Path and query as they were sent. */
  readonly url: string;
  /** Names in small letters. */
  readonly headers: Readonly<Record<string, string | undefined>>;
}

export const ACCESS_KEY = "AKIDEXAMPLE";
export const SECRET_KEY = "example/secret";
export const BUCKET = "pictures";
export const REGION = "eu-central-1";

const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest("hex");
const hmac = (key: Uint8Array | string, text: string) => createHmac("sha256", key).update(text).digest();

/**
 * The signature a request must have: Signature Version 4 ("authenticating requests: using the authorization header"), written apart from
 * the client's, so that they check each other.
 */
export function signatureOf({ method, url, headers }: SignedRequest, secret: string): string {
  const [, scope = "", signed = ""] =
    /Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+)/.exec(headers.authorization ?? "") ?? [];
  const [path = "", query = ""] = url.split("?");
  const canonical = [
    method,
    path,
    query.split("&").filter(Boolean).sort().join("&"),
    ...signed.split(";").map((name) => `${name}:${headers[name]?.trim()}`),
    "",
    signed,
    headers["x-amz-content-sha256"],
  ].join("\n");
  const text = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, sha256(canonical)].join("\n");
  const key = scope
    .split("/")
    .reduce<Uint8Array | string>((above, part) => hmac(above, part), `AWS4${secret}`);
  return hmac(key, text).toString("hex");
}

/** A small S3: one bucket, objects in memory, signatures and hashes of bodies checked. */
export interface S3Server {
  /** Address of its bucket. */
  readonly url: string;
  readonly objects: Map<string, Buffer>;
  /** Answers 503 from now on, or no more. */
  setBroken(isBroken: boolean): void;
  close(): Promise<void>;
}

export async function startS3Server(port = 0): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  let isBroken = false;
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const code = isBroken ? "SlowDown" : errorOf(request, body);
    const name = request.url?.slice(`/${BUCKET}/`.length) ?? "";
    const found = objects.get(name);
    if (code) response.writeHead(STATUS[code]).end(`<Error><Code>${code}</Code></Error>`);
    else if (request.method === "PUT") {
      objects.set(name, body);
      response.writeHead(200).end();
    } else if (request.method === "DELETE") {
      objects.delete(name);
      response.writeHead(204).end();
    } else if (found) response.writeHead(200).end(found);
    else response.writeHead(404).end("<Error><Code>NoSuchKey</Code></Error>");
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("the server has no port");
  return {
    url: `http://127.0.0.1:${address.port}/${BUCKET}`,
    objects,
    setBroken(next) {
      isBroken = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

const STATUS = {
  SlowDown: 503,
  NoSuchBucket: 404,
  InvalidAccessKeyId: 403,
  AuthorizationHeaderMalformed: 400,
  SignatureDoesNotMatch: 403,
  XAmzContentSHA256Mismatch: 400,
} as const;

function errorOf(request: IncomingMessage, body: Buffer): keyof typeof STATUS | undefined {
  const { method = "", url = "", headers } = request;
  const { authorization = "", "x-amz-content-sha256": hash } = headers;
  const [, key, region, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/([^/]+)\/s3\/aws4_request,.*Signature=(\w+)$/.exec(
      authorization,
    ) ?? [];
  if (key !== ACCESS_KEY) return "InvalidAccessKeyId";
  if (region !== REGION) return "AuthorizationHeaderMalformed";
  const single = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  if (signature !== signatureOf({ method, url, headers: single }, SECRET_KEY)) return "SignatureDoesNotMatch";
  if (hash !== sha256(body)) return "XAmzContentSHA256Mismatch";
  return url.startsWith(`/${BUCKET}/`) ? undefined : "NoSuchBucket";
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
