import { isFields } from "../../check/json.js";
import {
  codeOf,
  dataOf,
  keyOf,
  type MemberOf,
  type Sending,
  type StrangeRequest,
  signedInBy,
  tokenOf,
} from "../history.js";
import { secretsOf } from "../secrets.js";
import { after, failed, type Judge, NO_CALL, notSeen, passed } from "./verdict.js";

const UNAUTHORIZED = 401;

/** What is no answer ends no session. */
export const keepsSession: Judge = ({ played: [first], sendings, history: { restarts } }) => {
  if (!first) return notSeen(NO_CALL);
  const restart = restarts.find((at) => at > first.at) ?? Number.POSITIVE_INFINITY;
  const next = after(sendings, first).find(({ at }) => at < restart);
  if (!next) return notSeen("nothing was sent afterwards");
  if (tokenOf(next) === tokenOf(first)) return passed(first, next);
  if (tokenOf(next) === "") return failed("the next call has no token", first, next);
  return notSeen("the next call has another token");
};

/** Another host gets no secret. */
export const keepsSecretsHome: Judge = ({ played: [first], sendings, history }) => {
  if (!first) return notSeen(NO_CALL);
  const secrets = secretsOf(sendings);
  const wrong = history.elsewhere.find((one) => holdsSecret(one, secrets));
  if (wrong) return failed("the other host got a token, a key or a password", first);
  if (history.elsewhere.length > 0) return passed(first);
  const next = sendings.find(({ number }) => number > first.number);
  return next ? passed(first, next) : notSeen("nothing was sent afterwards");
};

const holdsSecret = ({ headers, address, body }: StrangeRequest, secrets: ReadonlySet<string>): boolean =>
  headers.token !== undefined ||
  headers["idempotency-key"] !== undefined ||
  [...secrets].some((secret) => body.includes(secret) || address.includes(secret));

/** Fields that name something of one member. */
const NAMES = ["price_token", "pay_no", "order_no"];

/** No member's call names what another member was told. */
export const usesOwnNames: Judge = ({ sendings, played: [late], memberOf, rule: { expect } }) => {
  if (expect.after === "late" && !late) return notSeen(NO_CALL);
  /** Names and keys, with those who know them. */
  const known = new Map<string, Set<string>>();
  const learn = (member: string, names: readonly string[]) => {
    for (const name of names) known.set(name, (known.get(name) ?? new Set()).add(member));
  };
  const own = sendings.filter((one) => isSignedIn(one, memberOf));
  const told = own.flatMap((one) => (one.told ? [{ ...one.told, member: memberOf(one) }] : []));
  told.sort((one, other) => one.at - other.at);
  let looked = 0;
  for (const sending of own) {
    for (let next = told[looked]; next && next.at < sending.at; next = told[++looked]) {
      learn(next.member, namesIn(dataOf(next.envelope)));
    }
    const member = memberOf(sending);
    const key = keyOf(sending);
    const used = [...namesIn(sending.fields), ...(key === undefined ? [] : [key])];
    const foreign = used.find((name) => known.get(name)?.has(member) === false);
    if (foreign !== undefined) {
      return failed(`a call of one member has ${foreign === key ? "the key" : "a name"} of another`, sending);
    }
    if (key !== undefined) learn(member, [key]);
  }
  if (late) {
    const next = after(own, late).find((one) => memberOf(one) !== memberOf(late));
    return next ? passed(late, next) : notSeen("no other member was there when the answer came");
  }
  const first = own[0];
  const other = own.find((one) => first && memberOf(one) !== memberOf(first));
  return first && other ? passed(first, other) : notSeen("only one member signed in");
};

/** A member is known by a sign-in: an unknown token may be another session of the same one. */
const isSignedIn = (sending: Sending, memberOf: MemberOf): boolean =>
  tokenOf(sending) !== "" && memberOf(sending) !== tokenOf(sending);

function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([name, field]) =>
    NAMES.includes(name) && typeof field === "string" && field !== "" ? [field] : namesIn(field),
  );
}

/** The end of a token, as the client was told. */
interface End {
  readonly token: string;
  readonly at: number;
  readonly by: Sending;
}

/** A token that has ended is not sent any more. */
export const dropsEndedToken: Judge = ({ sendings, memberOf, rule: { expect } }) => {
  const graceMs = (expect.grace ?? 0) * 1000;
  const ends = endsOf(sendings, memberOf);
  for (const sending of sendings) {
    const token = tokenOf(sending);
    const end = ends.find((one) => one.token === token && sending.at > one.at + graceMs);
    if (!end || isIssuedAgain(end, sending, sendings)) continue;
    return failed(`a token was sent that had ended ${reasonOf(end.by)}`, end.by, sending);
  }
  const later = sendings.find(({ at }) => ends.some((end) => at > end.at + graceMs));
  return later ? passed(later) : notSeen("no token ended, or nothing was sent afterwards");
};

function endsOf(sendings: readonly Sending[], memberOf: MemberOf): End[] {
  return sendings.flatMap((by) => {
    const { told, operation } = by;
    if (told === undefined) return [];
    const signedIn = signedInBy(by);
    const code = codeOf(told.envelope);
    const isEnd = operation.session === "ends" && code === 1;
    const isRefused = operation.session !== "starts" && code === UNAUTHORIZED;
    const replaced = sendings.filter(
      (one) => signedIn && one.number < by.number && memberOf(one) === signedIn.member,
    );
    const tokens = new Set([...(isEnd || isRefused ? [by] : []), ...replaced].map(tokenOf));
    tokens.delete("");
    tokens.delete(signedIn?.token ?? "");
    return [...tokens].map((token) => ({ token, at: told.at, by }));
  });
}

/** Some servers hand out a former token at the next sign-in. */
const isIssuedAgain = ({ token, at }: End, sending: Sending, sendings: readonly Sending[]): boolean =>
  sendings.some(
    (one) =>
      signedInBy(one)?.token === token &&
      one.told !== undefined &&
      one.told.at > at &&
      one.told.at < sending.at,
  );

const reasonOf = ({ operation: { id, session } }: Sending) =>
  session === "starts" ? "by another sign-in" : session === "ends" ? `by ${id}` : "by a 401";

/** What is sent between two calls with one token has it, too. */
export const sendsToken: Judge = ({ sendings }) => {
  const last = new Map(sendings.map((one) => [tokenOf(one), one]));
  let holder: Sending | undefined;
  let publicCall: Sending | undefined;
  for (const sending of sendings) {
    if (tokenOf(sending) !== "") {
      holder = sending;
      if (sending.operation.auth === "public") publicCall = sending;
      continue;
    }
    const next = holder && last.get(tokenOf(holder));
    // Who signs in again may leave the former token out.
    const isKnown = next !== undefined && next.number > sending.number && sending.operation.session === null;
    if (holder && isKnown) return failed("it has no token, which the client knew", holder, sending, next);
  }
  return publicCall ? passed(publicCall) : notSeen("no public call was made during a session");
};

/** A bare code: no list with weights, as browsers and Node send automatically. */
const LANGUAGE = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

/** Every call says its language. */
export const sendsLanguage: Judge = ({ sendings }) => {
  const wrong = sendings.find(({ headers }) => !LANGUAGE.test(headers["accept-language"] ?? ""));
  if (wrong) {
    return failed(`Accept-Language is “${wrong.headers["accept-language"] ?? ""}”`, wrong);
  }
  return sendings[0] ? passed(sendings[0]) : notSeen(NO_CALL);
};

/** Names of what nobody puts into an address. */
const SECRET_FIELDS = /^(token|password|oldpassword|newpassword|fund_password)$/i;

/** Addresses are kept in histories and logs. */
export const hidesSecrets: Judge = ({ sendings }) => {
  const secrets = secretsOf(sendings);
  if (secrets.size === 0) return notSeen("no token and no password was sent");
  const isShown = (address: string | undefined): boolean => {
    if (address === undefined || !URL.canParse(address, "http://client.invalid")) return false;
    const { searchParams, pathname } = new URL(address, "http://client.invalid");
    return (
      [...searchParams.values(), ...pathname.split("/")].some((part) => secrets.has(part)) ||
      [...searchParams.keys()].some((name) => SECRET_FIELDS.test(name))
    );
  };
  const wrong = sendings.find(({ address, headers }) => isShown(address) || isShown(headers.referer));
  return wrong ? failed("an address has a token or a password", wrong) : passed(...sendings.slice(0, 1));
};
