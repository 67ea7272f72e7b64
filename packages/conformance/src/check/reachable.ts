import { type Call, codeOf, type Exchange } from "./call.js";

/** Operations that servers answer without a session. Several, since one may be broken or not there yet. */
const PROBES = ["/api/index/index", "/api/index/config", "/api/index/pro"];
/** Longest wait for a server that is starting, in seconds, and between two calls to it. */
const TIMEOUT_S = 60;
const STARTING = 503;
/** HTTP status for an origin that is not allowed. */
const REFUSED = 403;

/** What a probe needs; tests bring a clock of their own. */
interface Probe {
  readonly call: Call;
  readonly origin: string;
  readonly sleep?: (seconds: number) => Promise<void>;
}

/** @returns why there is nothing to check, as the end of a sentence that begins with the address; undefined when there is */
export async function whyUnreachable({ call, origin, sleep = wait }: Probe): Promise<string | undefined> {
  const ask = (path: string, headers: Readonly<Record<string, string>> = { origin }) =>
    call({
      method: "POST",
      path,
      headers: { ...headers, "content-type": "application/json" },
      body: "{}",
      isSafe: true,
    });
  let last: Exchange | undefined;
  for (const path of PROBES) {
    let waited = 0;
    for (last = await ask(path); waited < TIMEOUT_S; last = await ask(path)) {
      const seconds = secondsToWait(last);
      if (seconds === undefined) break;
      await sleep(seconds);
      waited += seconds;
    }
    if (!last.answer) return `does not answer: ${last.failure}`;
    if (secondsToWait(last) !== undefined) return `is still starting after ${waited} seconds`;
    const nowFails = last.answer.status === REFUSED && codeOf(last) === undefined;
    if (nowFails && codeOf(await ask(path, {})) !== undefined) {
      return `refuses the origin ${origin}: give --origin with the address of a shop that it allows`;
    }
    if (codeOf(last) !== undefined || isJson(last)) return undefined;
  }
  return (
    last?.answer &&
    `is not a marketplace: ${whatCame(last, last.answer)}. Is the address right, without /api?`
  );
}

/** A server that is starting says when to come back. */
function secondsToWait({ answer }: Exchange): number | undefined {
  if (answer?.status !== STARTING) return undefined;
  const seconds = Number(answer.headers["retry-after"] ?? Number.NaN);
  return seconds >= 0 && seconds <= TIMEOUT_S ? Math.max(seconds, 1) : undefined;
}

/** JSON that is not an envelope is the server's mistake, and not a wrong address. */
const isJson = ({ answer }: Exchange) => /json/i.test(answer?.headers["content-type"] ?? "");

function whatCame({ request }: Exchange, { status, headers }: NonNullable<Exchange["answer"]>): string {
  const { method, url } = request;
  if (headers.location !== undefined) return `${method} ${url} leads to ${headers.location}`;
  const type = headers["content-type"]?.split(";")[0] ?? "something that is not JSON";
  return `${method} ${url} answers ${type} with HTTP status ${status}`;
}

const wait = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1_000));
