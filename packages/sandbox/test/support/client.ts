import { Agent, request } from "node:http";
import { operationsById } from "marketplace-contract";
import type { Data, Input, OperationId } from "../../src/contract/operations";

/** What came back: `data` of a success, or the `error` of an error (`http 500` without one). */
export interface Answer<Value> {
  readonly data?: Value;
  readonly error?: string;
  /** Whether it is the stored answer of an earlier call with the same key. */
  readonly replayed: boolean;
}

export interface Credentials {
  readonly token?: string;
  readonly key?: string;
}

interface Envelope<Value> {
  readonly code: number;
  readonly data: Value & { readonly error?: string };
}

/** Clients give up a call and ask again under its key, as the SDK does. */
const TIMEOUT_MS = 30_000;
/** A call that conflicted five times, or that a busy server has no time for, is asked to retry; this many times it does. */
const MAX_ATTEMPTS = 50;

export type Client = ReturnType<typeof createClient>;

/**
 * Calls operations over HTTP, on connections that stay open.
 *
 * @param urls the processes; calls name one by its place
 * @param connections in all, spread evenly
 * @param repeated statuses after which a call is sent again
 */
export function createClient(urls: readonly string[], connections = 40, repeated: readonly number[] = [409]) {
  const agents = urls.map(() => new Agent({ keepAlive: true, maxSockets: connections / urls.length }));
  let repeats = 0;

  async function post<Value>(
    place: number,
    path: string,
    body: string,
    headers: Record<string, string> = {},
  ) {
    const at = place % urls.length;
    const { status, text, replayed } = await send(`${urls[at]}${path}`, agents[at], body, headers);
    const envelope: Envelope<Value> = JSON.parse(text);
    if (envelope.code === 1) return { status, answer: { data: envelope.data, replayed } };
    return { status, answer: { error: envelope.data?.error ?? `http ${status}`, replayed } };
  }

  return {
    /** How many calls were answered "still in progress" or "try again" and repeated with their key. */
    get repeats() {
      return repeats;
    },
    async call<Id extends OperationId>(
      place: number,
      id: Id,
      input: Input<Id>,
      { token, key }: Credentials = {},
    ): Promise<Answer<Data<Id>>> {
      const path = operationsById[id]?.path ?? "";
      const headers = { ...(token && { token }), ...(key && { "idempotency-key": key }) };
      for (let attempt = 0; ; attempt++) {
        const { status, answer } = await post<Data<Id>>(place, path, JSON.stringify(input), headers);
        if (!repeated.includes(status) || attempt === MAX_ATTEMPTS) return answer;
        repeats++;
      }
    },
    /**
     * Asks what no client can ask for, see api-process.ts: receipts that are due at a time (answers how many), 25 USDT arrived
     * for the recharge with an id.
     */
    async asAdmin(
      place: number,
      work:
        | "auto-receipt"
        | "credit-recharge"
        | "settle"
        | "escalate-disputes"
        | "presume-arrivals"
        | "decide-dispute",
      number: number,
    ): Promise<Answer<number | null>> {
      return (await post<number | null>(place, `/_test/${work}?number=${number}`, "{}")).answer;
    },
    close() {
      for (const agent of agents) agent.destroy();
    },
  };
}

function send(url: string, agent: Agent | undefined, body: string, headers: Record<string, string>) {
  return new Promise<{ status: number; text: string; replayed: boolean }>((resolve, reject) => {
    const outgoing = request(
      url,
      {
        method: "POST",
        ...(agent && { agent }),
        headers: {
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
          ...headers,
        },
      },
      (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (chunk: string) => {
          text += chunk;
        });
        response.on("error", reject);
        response.on("end", () => {
          const replayed = response.headers["idempotency-replayed"] === "1";
          resolve({ status: response.statusCode ?? 0, text, replayed });
        });
      },
    );
    outgoing.on("error", (error) => {
      // The server has closed a connection that was idle for long, just when it was taken again: nothing was read of it.
      const isStale = outgoing.reusedSocket && "code" in error && error.code === "ECONNRESET";
      if (isStale) resolve(send(url, agent, body, headers));
      else reject(error);
    });
    outgoing.setTimeout(TIMEOUT_MS, () => outgoing.destroy(new Error(`No answer in ${TIMEOUT_MS} ms`)));
    outgoing.end(body);
  });
}
