import { Agent, type ClientRequest, request } from "node:http";

/** One call as it is sent. */
export interface Shot {
  readonly path: string;
  /** Without one it is a GET. */
  readonly body?: string | Buffer;
  readonly type?: string;
  readonly token?: string;
  readonly key?: string;
  /** Types it takes; then compressed, too. */
  readonly accept?: string;
  /** Sends a byte of the body each so many milliseconds. */
  readonly everyMs?: number;
}

/** What came back, and after how many milliseconds. */
export interface Hit {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | undefined;
  readonly ms: number;
}

/** A caller behind the trusted proxy: `ip` is the address that proxy names. */
export function callerAt(url: string, ip: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const guarded = new WeakSet<object>();
  return {
    send: function send(shot: Shot): Promise<Hit> {
      const { path, body, type = "application/json", token, key, accept, everyMs } = shot;
      return new Promise((resolve, reject) => {
        const begun = performance.now();
        const outgoing = request(
          `${url}${path}`,
          {
            method: body === undefined ? "GET" : "POST",
            agent,
            headers: {
              "x-forwarded-for": ip,
              ...(body !== undefined && { "content-type": type, "content-length": Buffer.byteLength(body) }),
              ...(token && { token }),
              ...(key && { "idempotency-key": key }),
              ...(accept && { accept, "accept-encoding": "br, gzip" }),
            },
          },
          (response) => {
            let text = "";
            response.setEncoding("utf8").on("data", (chunk: string) => {
              text += chunk;
            });
            response.on("error", reject);
            response.on("end", () =>
              resolve({
                status: response.statusCode ?? 0,
                text,
                retryAfter: response.headers["retry-after"],
                ms: performance.now() - begun,
              }),
            );
          },
        );
        outgoing.on("error", (error) => {
          // The server closed a connection that had been idle at the moment it was used again: as a browser does, take another.
          if (
            outgoing.reusedSocket &&
            "code" in error &&
            error.code === "ECONNRESET" &&
            typeof body !== "object"
          )
            resolve(send(shot));
          else reject(error);
        });
        outgoing.on("socket", (socket) => {
          // A server that has refused a body closes the connection: what is still to be written fails after the answer has come.
          if (!guarded.has(socket)) socket.on("error", () => undefined);
          guarded.add(socket);
        });
        if (everyMs === undefined) outgoing.end(body);
        else trickle(outgoing, Buffer.from(body ?? ""), everyMs);
      });
    },
    close: () => agent.destroy(),
  };
}

/** Sends byte after byte until the request is over. */
function trickle(outgoing: ClientRequest, body: Buffer, everyMs: number): void {
  let sent = 0;
  const send = () => {
    if (sent < body.length) outgoing.write(body.subarray(sent, ++sent));
  };
  const timer = setInterval(send, everyMs);
  send();
  outgoing.on("close", () => clearInterval(timer));
}

/** The value that a share of all values stays below. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** A multipart body with one file. */
export function uploadOf(picture: Buffer): { body: Buffer; type: string } {
  const boundary = "----------------flood";
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
  return {
    body: Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    type: `multipart/form-data; boundary=${boundary}`,
  };
}
