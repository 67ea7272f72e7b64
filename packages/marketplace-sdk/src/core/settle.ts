import { shapes } from "../generated/operations";
import { readData } from "./data";
import { isRecord, writeDecimals } from "./decimals";
import { readEnvelope } from "./envelope";
import type { MarketplaceError } from "./errors";
import type { Operation } from "./operations";
import { readRetryAfter } from "./retry";
import type { Answer, Fail } from "./transport";

/**
 * The result of an answer by the specification's catalogue (section 8): code 1 gives its data, code 0 gives null where
 * the contract accepts it, everything else fails. The envelope is read on every HTTP status, but only a 2xx with an
 * accepted code is success.
 * @throws {MarketplaceError} of kind `api`, `http` or `protocol`.
 */
export function settle(answer: Answer, { kind, shape }: Operation, fail: Fail, now: number): unknown {
  const { status, headers, text } = answer;
  const envelope = readEnvelope(text);
  const isOk = status > 199 && status < 300;
  const isAccepted = envelope?.code === 1 || (envelope?.code === 0 && kind === "z");
  if (envelope && isOk && isAccepted) {
    const data = envelope.code === 1 ? readData(envelope.data, kind) : null;
    if (data !== undefined) {
      const decimals = shapes[shape];
      if (decimals) writeDecimals(data, decimals);
      return data;
    }
  }
  throw refuse();

  function refuse(): MarketplaceError {
    const data = envelope?.data;
    const details = {
      code: envelope?.code,
      status,
      data,
      error: isRecord(data) && typeof data.error === "string" ? data.error : undefined,
      requestId: headers.get("x-request-id") ?? undefined,
      retryAfter: readRetryAfter(headers.get("retry-after"), now),
    };
    if (envelope && !isAccepted)
      return fail("api", envelope.msg || `Refused with code ${envelope.code}`, details);
    return isOk
      ? fail("protocol", "The answer is not what the contract says", details)
      : fail("http", `HTTP ${status}`, details);
  }
}
