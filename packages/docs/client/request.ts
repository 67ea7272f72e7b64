/** What the form of an operation holds. */
export interface Wish {
  base: string;
  method: string;
  path: string;
  token: string;
  language: string;
  key: string;
  /** JSON as it was typed; undefined where the operation has no such body. */
  body?: string | undefined;
  file?: File | undefined;
  query: Readonly<Record<string, string>>;
}

/** A request as `fetch` takes it. */
export interface Wanted {
  url: string;
  init: { method: string; headers: Record<string, string>; body?: string | FormData; credentials: "omit" };
}

/**
 * The request a form asks for.
 *
 * @throws {Error} with a sentence for the person when the address or the body cannot be meant
 */
export function requestOf(wish: Wish): Wanted {
  if (!URL.canParse(wish.base) || !/^https?:/.test(wish.base)) {
    throw new Error("The server's address begins with http:// or https://.");
  }
  const url = new URL(wish.base.replace(/\/+$/, "") + wish.path);
  for (const [name, value] of Object.entries(wish.query)) {
    if (value !== "") url.searchParams.set(name, value);
  }
  const headers: Record<string, string> = {};
  if (wish.language) headers["Accept-Language"] = wish.language;
  if (wish.token) headers.token = wish.token;
  if (wish.key) headers["Idempotency-Key"] = wish.key;
  const init: Wanted["init"] = { method: wish.method, headers, credentials: "omit" };
  if (wish.file) {
    init.body = new FormData();
    init.body.append("file", wish.file);
  } else if (wish.body?.trim()) {
    init.body = checked(wish.body);
    headers["Content-Type"] = "application/json";
  }
  return { url: url.href, init };
}

function checked(body: string): string {
  try {
    JSON.parse(body);
    return body;
  } catch (error) {
    throw new Error(`The body is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The token of an answer that signs in, undefined in all others. */
export function tokenOf(text: string): string | undefined {
  const answer = parsed(text);
  const token = property(property(property(answer, "data"), "userinfo"), "token");
  return typeof token === "string" && token !== "" ? token : undefined;
}

/** An answer to read: JSON with its lines, anything else as it came. */
export function shown(text: string): string {
  const value = parsed(text);
  return value === undefined ? text : JSON.stringify(value, null, 2);
}

/** What the envelope says, in a few words; undefined for anything else. */
export function verdictOf(text: string): string | undefined {
  const answer = parsed(text);
  const code = property(answer, "code");
  if (typeof code !== "number") return undefined;
  const name = property(property(answer, "data"), "error");
  if (code === 1) return "code 1: success";
  return `code ${code}: ${typeof name === "string" ? name : "refused"}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const property = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
