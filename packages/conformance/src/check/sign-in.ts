import type { People } from "./ask.js";
import { type Call, codeOf, dataOf, type Exchange, jsonOf } from "./call.js";
import { CheckError } from "./check-error.js";
import { fieldOf } from "./json.js";
import type { Login } from "./options.js";
import { HIDDEN } from "./redact.js";

/** How people are named in the options of a run. */
interface Options {
  readonly token?: string | undefined;
  readonly login?: Login | undefined;
  readonly merchantToken?: string | undefined;
  readonly merchantLogin?: Login | undefined;
}

/** A session, and whose it is as far as the server says so. */
interface Session {
  readonly token: string;
  readonly id: unknown;
}

/** Ends sessions that a run has opened. A token that was given to it is the caller's own. */
export async function signOut(call: Call, tokens: readonly string[], origin: string): Promise<void> {
  for (const token of tokens) {
    await call({
      method: "POST",
      path: "/api/user/logout",
      headers: { origin, "accept-language": "en", token },
    });
  }
}

/**
 * The sessions of a run. `secrets` gets what no report may show, `opened` the tokens of logins.
 * @throws {CheckError} when a login is refused or a token is not known
 */
export async function signIn(
  call: Call,
  { token, login, merchantToken, merchantLogin }: Options,
  origin: string,
  secrets: Set<string>,
  opened: string[],
): Promise<People> {
  const one = async (who: string, token?: string, login?: Login): Promise<Session | undefined> => {
    if (token !== undefined) {
      secrets.add(token);
      const account = await accountOf(call, token, origin);
      if (codeOf(account) !== 401) return { token, id: idIn(account) };
      throw new CheckError(
        `The server answers 401 to the ${who}'s token: has it expired, or is the header \`token\` not read?`,
      );
    }
    if (!login) return undefined;
    secrets.add(login.password);
    const found = await logIn(call, login, origin);
    if ("reason" in found) {
      const reason = found.reason.replaceAll(login.password, HIDDEN);
      throw new CheckError(`The login of “${login.account}” was refused: ${reason}`);
    }
    secrets.add(found.token);
    opened.push(found.token);
    return { token: found.token, id: idIn(await accountOf(call, found.token, origin)) ?? found.id };
  };
  const user = await one("buyer", token, login);
  const isOneLogin = merchantToken === undefined && merchantLogin?.account === login?.account;
  const merchant = isOneLogin ? merchantLogin && user : await one("merchant", merchantToken, merchantLogin);
  // One person under two tokens would seem to see what is another's.
  const isOnePerson = user?.id !== undefined && String(user.id) === String(merchant?.id);
  return { user: user?.token, merchant: isOnePerson ? user.token : merchant?.token };
}

async function logIn(
  call: Call,
  { account, password }: Login,
  origin: string,
): Promise<Session | { readonly reason: string }> {
  const headers = { origin, "accept-language": "en", "content-type": "application/json" };
  const body = JSON.stringify({ account, password });
  const exchange = await call({ method: "POST", path: "/api/user/login", headers, body });
  const userinfo = fieldOf(dataOf(exchange), "userinfo");
  const token = fieldOf(userinfo, "token");
  if (typeof token === "string" && token !== "") return { token, id: fieldOf(userinfo, "id") };
  if (!exchange.answer) return { reason: `no answer came: ${exchange.failure}` };
  const code = codeOf(exchange);
  if (code === undefined) return { reason: `no envelope came, HTTP status ${exchange.answer.status}` };
  if (code === 1) return { reason: "the answer has no `userinfo.token`" };
  return { reason: `code ${code}, “${String(fieldOf(jsonOf(exchange), "msg"))}”` };
}

/** What the server says of a token's account. */
function accountOf(call: Call, token: string, origin: string): Promise<Exchange> {
  const headers = { origin, "accept-language": "en", token };
  return call({ method: "POST", path: "/api/user/index", headers, isSafe: true });
}

const idIn = (account: Exchange): unknown => fieldOf(dataOf(account), "id");
