import {
  canonical,
  codeOf,
  dataOf,
  intentionOf,
  isDefinitive,
  keyOf,
  type Sending,
  tokenOf,
  without,
} from "../history.js";
import { after, failed, type Judge, NO_CALL, notSeen, passed } from "./verdict.js";

/** Timers may be early, and clocks are read apart from each other. */
const TOLERANCE_MS = 50;

/** Until its definitive answer a call keeps its key. */
export const keepsKey: Judge = ({ played: [first], sendings, memberOf, rule: { expect } }) => {
  if (!first) return notSeen(NO_CALL);
  const key = keyOf(first);
  if (key === undefined) return failed("it has no Idempotency-Key", first);
  const sent = untilDefinitive(
    sendings.filter(
      (one) => one.number >= first.number && intentionOf(one, memberOf) === intentionOf(first, memberOf),
    ),
  );
  const other = sent.find((one) => keyOf(one) !== key);
  if (other) {
    const effects = new Set(
      sent
        .filter(({ served }) => codeOf(served?.envelope) === 1)
        .map(({ served }) => canonical(dataOf(served?.envelope))),
    );
    const often = effects.size > 1 ? `, and took effect ${effects.size} times` : "";
    return failed(`it was sent again with ${keyOf(other) ? "another key" : "no key"}${often}`, first, other);
  }
  const { sendings: least = 2 } = expect;
  if (sent.length < least) return notSeen(`it was sent ${times(sent.length)}, ${times(least)} would tell`);
  return passed(...sent);
};

function untilDefinitive(sendings: readonly Sending[]): readonly Sending[] {
  const end = sendings.findIndex(isDefinitive);
  return end < 0 ? sendings : sendings.slice(0, end + 1);
}

const times = (count: number) => (count === 1 ? "once" : `${count} times`);

/** What has changed is read before it is asked for again. */
export const readsAgain: Judge = ({ played: [first], sendings, concerned, memberOf, rule: { expect } }) => {
  if (!first) return notSeen(NO_CALL);
  const again = after(concerned, first).find((one) => memberOf(one) === memberOf(first));
  if (!again) return notSeen("it was not asked for again");
  const read = after(sendings, first).find(
    (one) =>
      one.told !== undefined && one.told.at <= again.at && expect.reads?.includes(one.operation.id) === true,
  );
  const names = expect.reads?.join(" or ");
  return read ? passed(first, read, again) : failed(`it was sent again without ${names}`, first, again);
};

/** What may take effect twice is not sent again automatically. */
export const isNotRepeated: Judge = ({ played: [first], sendings, memberOf, rule: { expect } }) => {
  if (!first) return notSeen(NO_CALL);
  const { seconds = 2 } = expect;
  const later = sendings.filter(({ number }) => number > first.number);
  const end = first.at + seconds * 1000;
  const again = later.find((one) => one.at < end && isSame(one, first) && memberOf(one) === memberOf(first));
  if (again) return failed("it was sent again", first, again);
  const last = later.find(({ at }) => at >= end);
  return last ? passed(first, last) : notSeen(`nothing came more than ${seconds} seconds later`);
};

/** Nothing is sent before the server wants it. */
export const waits: Judge = ({ played: [first], sendings, history: { restarts } }) => {
  if (!first) return notSeen(NO_CALL);
  const { retryAt } = first.told ?? {};
  if (retryAt === undefined) return notSeen("the client did not wait for the answer");
  // A page that was loaded anew knows of no wait.
  const restart = restarts.find((at) => at > first.at) ?? Number.POSITIVE_INFINITY;
  const again = after(sendings, first).filter(
    (one) => one.at < restart && isSame(one, first) && tokenOf(one) === tokenOf(first),
  );
  const early = again.find(({ at }) => at < retryAt - TOLERANCE_MS);
  if (early) {
    return failed(`it was sent again ${((retryAt - early.at) / 1000).toFixed(1)} s too early`, first, early);
  }
  return again[0] ? passed(first, again[0]) : notSeen("it was not sent again");
};

/** A token that was refused is not tried again. */
export const stops: Judge = ({ played: [first], sendings }) => {
  if (!first) return notSeen(NO_CALL);
  const later = after(sendings, first);
  const again = later.find((one) => isSame(one, first) && tokenOf(one) === tokenOf(first));
  if (again) return failed("it was sent again with the same token", first, again);
  const other = later.find((one) => tokenOf(one) !== tokenOf(first));
  return other ? passed(first, other) : notSeen("the client sent nothing without that token");
};

/** One body for each key. */
export const sendsOneBody: Judge = ({ concerned }) => {
  const firsts = new Map<string, Sending>();
  const repeats: Sending[] = [];
  for (const sending of concerned) {
    const key = keyOf(sending);
    if (key === undefined || sending.fields === null) continue;
    const first = firsts.get(key);
    if (!first) {
      firsts.set(key, sending);
      continue;
    }
    if (bodyOf(first) !== bodyOf(sending)) return failed("a key came with another body", first, sending);
    repeats.push(sending);
  }
  return repeats.length > 0 ? passed(...repeats) : notSeen("no key came twice");
};

const bodyOf = ({ operation, fields }: Sending) =>
  `${operation.id} ${canonical(without(fields ?? {}, ["fund_password"]))}`;

/** After a success the next call has a key of its own. */
export const dropsKey: Judge = ({ concerned, rule: { expect } }) => {
  const graceMs = (expect.grace ?? 0) * 1000;
  const succeeded = concerned.filter(({ told }) => codeOf(told?.envelope) === 1);
  for (const first of succeeded) {
    const again = after(concerned, first).find(
      (one) => keyOf(one) === keyOf(first) && one.at > (first.told?.at ?? 0) + graceMs,
    );
    if (again) return failed("a key was used again after its success", first, again);
  }
  const next = succeeded.flatMap((first) =>
    after(concerned, first).filter(({ operation }) => operation.id === first.operation.id),
  );
  return next[0] ? passed(next[0]) : notSeen("no operation was called again after a success");
};

/** No read is sent too often. */
export const doesNotFlood: Judge = ({ concerned, history, rule: { expect } }) => {
  const { calls = 30, seconds = 60 } = expect;
  const byCall = new Map<string, Sending[]>();
  for (const one of concerned) {
    const call = `${one.operation.id} ${tokenOf(one)} ${canonical(one.fields)}`;
    byCall.set(call, [...(byCall.get(call) ?? []), one]);
  }
  for (const sent of byCall.values()) {
    for (const [i, first] of sent.entries()) {
      const last = sent[i + calls];
      if (last && last.at - first.at < seconds * 1000) {
        return failed(`it was sent more than ${calls} times in ${seconds} seconds`, first, last);
      }
    }
  }
  const [one] = concerned;
  if (!one || history.endedAt < seconds * 1000)
    return notSeen(`it was looked at for less than ${seconds} seconds`);
  return passed(one);
};

const isSame = (one: Sending, other: Sending): boolean =>
  one.operation.id === other.operation.id && canonical(one.fields) === canonical(other.fields);
