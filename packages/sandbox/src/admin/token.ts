import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Context, MiddlewareHandler } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { timingSafeEqual } from "hono/utils/buffer";
import { SandboxError } from "../domain/sandbox-error";
import { BASE } from "./parts";

/** Long enough to resist guessing, without characters that are special in URLs, headers or cookies. */
const TOKEN = /^[\w-]{16,128}$/;
const BEARER = /^Bearer +(\S+)$/i;

const HOW =
  "The admin console needs its token. Open the address that the server printed when it started: it ends with ?token=…\n" +
  "Programs send the header Authorization: Bearer …, with the token from the file admin-token in the data folder.\n";

/** The address that opens the admin console. */
export const adminUrl = (url: string, token: string): string => `${url}${BASE}?token=${token}`;

/**
 * The admin console's token: the given one, or else the one that the first start stored in the folder, so that open pages still work
 * after a restart.
 *
 * @throws {SandboxError} if it is too short or has characters other than letters, digits, `-` and `_`
 */
export function readAdminToken(folder: string, given?: string): string {
  const token = given ?? keptIn(folder);
  if (TOKEN.test(token)) return token;
  const where = given === undefined ? `The file ${join(folder, "admin-token")}` : "SANDBOX_ADMIN_TOKEN";
  throw new SandboxError(`${where} must hold 16 to 128 letters, digits, - or _.`);
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
 * Admits holders of the token. Programs send it as a header. Browsers open an address with the token, which redirects to one without
 * it and sets a cookie that scripts can't read and other sites' pages don't send.
 */
export function requireToken(token: string): MiddlewareHandler {
  return async (c, next) => {
    const asked = c.req.query("token");
    if (asked !== undefined && c.req.method === "GET" && (await timingSafeEqual(asked, token))) {
      setCookie(c, cookieOf(c), token, { path: BASE, httpOnly: true, sameSite: "Strict" });
      return c.redirect(withoutToken(c.req.url), 303);
    }
    const shown = BEARER.exec(c.req.header("authorization") ?? "")?.[1] ?? getCookie(c, cookieOf(c)) ?? "";
    if (await timingSafeEqual(shown, token)) return next();
    return c.text(HOW, 401, { "www-authenticate": "Bearer" });
  };
}

/** Includes the port, since cookies ignore it: two servers on this machine must not sign each other out. */
const cookieOf = (c: Context): string =>
  `sandbox-admin-${new URL(`http://${c.req.header("host") ?? "localhost"}`).port || "80"}`;

function withoutToken(url: string): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.delete("token");
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}
