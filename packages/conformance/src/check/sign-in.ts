import { type Call, codeOf, dataOf, jsonOf } from "./call";
import { CheckError } from "./check-error";
import type { People } from "./context";
import { fieldOf } from "./json";
import { HIDDEN } from "./redact";

/** Who signs in. */
export interface Login {
  readonly account: string;
  readonly password: string;
}

/** How people are named in the options of a run. */
interface Options {
  readonly token?: string | undefined;
  readonly login?: Login | undefined;
  readonly merchantToken?: string | undefined;
  readonly merchantLogin?: Login | undefined;
}

/** A session, or why there is none. */
type SignedIn = { readonly token: string } | { readonly refusal: string };

/**
 * The sessions of a run. `secrets` gets what no report may show.
 * @throws {CheckError} when a login is refused or a token is not known
 */
export async function signIn(
  call: Call,
  { token, login, merchantToken, merchantLogin }: Options,
  origin: string,
  secrets: Set<string>,
): Promise<People> {
  const one = async (who: string, token?: string, login?: Login) => {
    if (token !== undefined) {
      secrets.add(token);
      if (await isKnown(call, token, origin)) return token;
      throw new CheckError(
        `The server answers 401 to the ${who}'s token: has it expired, or is the header \`token\` not read?`,
      );
    }
    if (!login) return undefined;
    secrets.add(login.password);
    const found = await logIn(call, login, origin);
    if ("refusal" in found) {
      const reason = found.refusal.replaceAll(login.password, HIDDEN);
      throw new CheckError(`The login of “${login.account}” was refused: ${reason}`);
    }
    secrets.add(found.token);
    return found.token;
  };
  const user = await one("buyer", token, login);
  // One person under two tokens would seem to see what is another's.
  const isSame = merchantToken === undefined && merchantLogin?.account === login?.account;
  return {
    user,
    merchant: isSame ? merchantLogin && user : await one("merchant", merchantToken, merchantLogin),
  };
}

async function logIn(call: Call, { account, password }: Login, origin: string): Promise<SignedIn> {
  const headers = { origin, "accept-language": "en", "content-type": "application/json" };
  const body = JSON.stringify({ account, password });
  const exchange = await call({ method: "POST", path: "/api/user/login", headers, body });
  const token = fieldOf(fieldOf(dataOf(exchange), "userinfo"), "token");
  if (typeof token === "string" && token !== "") return { token };
  if (!exchange.answer) return { refusal: `no answer came: ${exchange.failure}` };
  const code = codeOf(exchange);
  if (code === undefined) return { refusal: `no envelope came, HTTP status ${exchange.answer.status}` };
  if (code === 1) return { refusal: "the answer has no `userinfo.token`" };
  return { refusal: `code ${code}, “${String(fieldOf(jsonOf(exchange), "msg"))}”` };
}

/** True unless the server sends the token away. */
async function isKnown(call: Call, token: string, origin: string): Promise<boolean> {
  const headers = { origin, "accept-language": "en", token };
  return codeOf(await call({ method: "POST", path: "/api/user/index", headers })) !== 401;
}
