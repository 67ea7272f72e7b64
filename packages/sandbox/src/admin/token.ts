import { createHmac, randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Context, MiddlewareHandler } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { timingSafeEqual } from "hono/utils/buffer";
import { type Operator, type OperatorEnv, operatorsIn } from "./operator";
import { BASE } from "./parts";

const BEARER = /^Bearer +(\S+)$/i;
/** How long a browser stays signed in, seconds. By the real time: the console moves its own clock. */
const SESSION = 24 * 3_600;

const HOW =
  "The admin console needs its token. Open the address that the server printed when it started: it ends with ?token=…\n" +
  "Programs send the header Authorization: Bearer …, with the token from the file admin-token in the data folder.\n";

/** The address that opens the admin console. */
export const adminUrl = (url: string, token: string): string => `${url}${BASE}?token=${token}`;

/**
 * The operators of the admin console: the given ones, or else those in the folder's file, where the first start made one token, so that
 * programs still work after a restart. Whoever has the folder adds others there, a line each.
 *
 * @returns the text, as {@link operatorsIn} reads it
 * @throws {SandboxError} if it can't be read
 */
export function readAdminTokens(folder: string, given?: string): string {
  const text = given ?? keptIn(folder);
  operatorsIn(text, given === undefined ? `The file ${join(folder, "admin-token")}` : "SANDBOX_ADMIN_TOKEN");
  return text;
}

function keptIn(folder: string): string {
  const file = join(folder, "admin-token");
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(file, randomBytes(24).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return readFileSync(file, "utf8").trim();
}

/**
 * Admits holders of a token, each as their own operator. Programs send it as a header. Browsers open an address with the token, which
 * redirects to one without it and sets a cookie that scripts can't read and other sites' pages don't send. The cookie is not the
 * token, because browsers send it to every server of this machine: it is derived from the token and ends.
 */
export function requireToken(operators: readonly Operator[]): MiddlewareHandler<OperatorEnv> {
  return async (c, next) => {
    const asked = c.req.query("token");
    if (asked !== undefined && c.req.method === "GET") {
      const operator = await ownerOf(operators, ({ token }) => [asked, token]);
      if (operator) {
        const value = sessionOf(operator, Math.floor(Date.now() / 1_000) + SESSION);
        setCookie(c, cookieOf(c), value, { path: BASE, httpOnly: true, sameSite: "Strict", maxAge: SESSION });
        return c.redirect(withoutToken(c.req.url), 303);
      }
    }
    const header = BEARER.exec(c.req.header("authorization") ?? "")?.[1];
    const cookie = getCookie(c, cookieOf(c));
    const operator =
      header === undefined
        ? await sessionOwner(operators, cookie ?? "")
        : await ownerOf(operators, ({ token }) => [header, token]);
    if (operator) {
      c.set("operator", operator.name);
      return next();
    }
    return c.text(HOW, 401, { "www-authenticate": "Bearer" });
  };
}

/** The operator for whom both texts are equal. All are compared, so that the time taken tells nothing. */
async function ownerOf(
  operators: readonly Operator[],
  texts: (operator: Operator) => readonly [shown: string, right: string],
): Promise<Operator | undefined> {
  let found: Operator | undefined;
  for (const operator of operators) if (await timingSafeEqual(...texts(operator))) found = operator;
  return found;
}

/** The operator whose session it is, as long as it lasts. */
async function sessionOwner(operators: readonly Operator[], cookie: string): Promise<Operator | undefined> {
  const end = Number(/^(\d{1,12})\./.exec(cookie)?.[1] ?? 0);
  return end * 1_000 > Date.now()
    ? ownerOf(operators, (operator) => [cookie, sessionOf(operator, end)])
    : undefined;
}

/** What a browser keeps instead of the token. @param end unix seconds */
function sessionOf({ name, token }: Operator, end: number): string {
  const proof = createHmac("sha256", token)
    .update(`admin console session ${name} ${end}`)
    .digest("base64url");
  return `${end}.${proof}`;
}

/** Includes the port, since cookies ignore it: two servers on this machine must not sign each other out. */
const cookieOf = (c: Context): string =>
  `sandbox-admin-${new URL(`http://${c.req.header("host") ?? "localhost"}`).port || "80"}`;

function withoutToken(url: string): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.delete("token");
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}
