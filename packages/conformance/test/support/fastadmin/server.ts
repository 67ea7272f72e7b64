import { operations } from "marketplace-contract";
import type { Fetch } from "../../../src/check/call";
import { isFields, parseJson } from "../../../src/check/json";
import { BUYER, fakeMarket } from "../fake-market";
import { createAddresses } from "./addresses";
import { toPhp } from "./dialect";
import { type Answer, createUsers, LOG_IN_FIRST } from "./users";

/** Groups that an add-on brings; the rest of the marketplace is not there. */
const ADD_ON = ["addresses", "products", "stores", "articles"];
/** What the add-on leaves out of these. */
const LEFT_OUT = new Set(["products.lookup", "products.suggest"]);

/** How a stock server is set up. */
export interface Setup {
  /** The pages that may call; others are answered 403. */
  readonly origins?: readonly string[];
  /** Shows errors as pages. */
  readonly isDebug?: boolean;
  /** Whether it has controllers of its own for a catalog and addresses; it has. */
  readonly hasAddOn?: boolean;
}

/** Its login. */
export const LOGIN = { account: "mira", password: "lantern-77" };
export const SHOP = "https://shop.example";

const TYPE = "application/json; charset=utf-8";

/**
 * A stock FastAdmin 1.5 with an add-on for a catalog and addresses, as it was seen with MySQL: it has the controllers `user`, `ems`,
 * `common` and `index`, and answers as PHP does.
 */
export function createFastAdmin({ origins = [SHOP], isDebug = false, hasAddOn = true }: Setup = {}) {
  const users = createUsers();
  const addOn = fakeMarket();
  const addresses = createAddresses();
  const added = operations.filter(
    ({ id, resource }) => hasAddOn && ADD_ON.includes(resource) && !LEFT_OUT.has(id),
  );
  const addOnPaths = new Map<string, string>(added.map(({ id, method, path }) => [`${method} ${path}`, id]));
  const withoutLogin = hasAddOn ? withControllers(added) : WITHOUT_LOGIN;

  const controller = (method: string, path: string, body: object, token: string): Answer | undefined => {
    const [, , name = "", action = ""] = path.split("/");
    const fields = isFields(body) ? body : {};
    if (name === "user") return users.answer(action, fields, token);
    // GET reaches the action too, which reads its fields from a POST body.
    if (path === "/api/ems/send") return users.sendCode(method === "POST" ? fields : {});
    if (path === "/api/common/upload") return users.upload(fields, token);
    if (path === "/api/index/index") return [1, "请求成功", null];
    return undefined;
  };

  const fetch: Fetch = async (url, init) => {
    const { pathname } = new URL(url);
    const method = init.method ?? "GET";
    const headers = new Headers(init.headers);
    const token = headers.get("token") ?? "";
    const asked = method === "OPTIONS" ? (headers.get("access-control-request-method") ?? "") : method;
    const addOnId = addOnPaths.get(`${asked} ${pathname}`);
    const body = init.body instanceof FormData ? Object.fromEntries(init.body) : parseJson(String(init.body));
    const fields = isFields(body) ? body : {};
    const [, , name = "", action = ""] = pathname.split("/");
    // The router knows controllers; whether they have the action is seen later.
    const isKnown = addOnId !== undefined || Object.hasOwn(withoutLogin, name);
    if (!isKnown) return notFound(isDebug);
    const origin = headers.get("origin");
    if (origin !== null && !origins.includes(origin)) {
      return new Response("跨域检测无效", { status: 403, headers: { "content-type": "text/html" } });
    }
    const cors = {
      ...(origin !== null && { "access-control-allow-origin": origin }),
      "access-control-allow-credentials": "true",
      "set-cookie": "PHPSESSID=abc; path=/",
    };
    if (method === "OPTIONS") {
      const wanted = headers.get("access-control-request-headers") ?? "";
      const allowed = { "access-control-allow-methods": "GET, POST, PUT, DELETE, OPTIONS" };
      return new Response("", {
        status: 200,
        headers: { ...cors, ...allowed, "access-control-allow-headers": wanted, "content-type": "text/html" },
      });
    }
    if (addOnId === undefined) {
      const isOpen = withoutLogin[name]?.some((one) => one === "*" || one === action);
      if (!isOpen && !users.isSession(token)) return envelope(LOG_IN_FIRST, cors);
      const answer = controller(method, pathname, fields, token);
      return answer ? envelope(answer, cors) : notFound(isDebug, cors);
    }
    const isSignedIn = users.isSession(token);
    if (addOnId.startsWith("addresses.") && addOnId !== "addresses.areas" && !isSignedIn) {
      return envelope(LOG_IN_FIRST, cors);
    }
    const own = addresses(addOnId, fields);
    if (own) return envelope(own, cors);
    const seen = await addOn(url, {
      ...init,
      headers: { ...init.headers, token: isSignedIn ? BUYER : token },
    });
    return envelope(plugIn(await seen.json()), cors);
  };
  return {
    fetch,
    rows: users.rows,
    sessions: users.sessions,
    password: () => users.mira.password,
    profile: () => ({ ...users.mira }),
  };
}

/** `$noNeedLogin` of its controllers: for all other actions, those it does not have too, strangers are asked to sign in. */
const WITHOUT_LOGIN: Readonly<Record<string, readonly string[]>> = {
  user: ["login", "mobilelogin", "register", "resetpwd", "changeemail", "changemobile", "third"],
  common: ["init", "captcha"],
  ems: ["*"],
  index: ["*"],
};

/** Controllers of its own list their own actions, in the place of stock ones. */
function withControllers(added: readonly { readonly path: string; readonly auth: string }[]) {
  const controllers: Record<string, readonly string[]> = { ...WITHOUT_LOGIN, index: ["index"] };
  for (const { path, auth } of added) {
    const [, , name = "", action = ""] = path.split("/");
    controllers[name] = [...(controllers[name] ?? []), ...(auth === "public" ? [action] : [])];
  }
  return controllers;
}

/** What the add-on answers: plain errors, and values as PHP writes them. */
function plugIn(body: unknown): Answer {
  const { code, data } = isFields(body) ? body : {};
  if (code === 401) return [401, "请登录后操作"];
  if (code !== 1) return [0, { id: "参数不正确" }];
  return [1, "", toPhp(data)];
}

function envelope([code, msg, data = null]: Answer, headers: Readonly<Record<string, string>>): Response {
  // Controllers write the time as text, the handler of exceptions as a number.
  const time = code === 401 ? 1_795_175_706 : "1795175706";
  return new Response(JSON.stringify({ code, msg, time, data }), {
    status: code >= 200 && code < 1_000 ? code : 200,
    headers: { ...headers, "content-type": TYPE },
  });
}

/** The handler of exceptions: the headers for other origins are those of the controller, where there is one. */
function notFound(isDebug: boolean, cors: Readonly<Record<string, string>> = {}): Response {
  if (isDebug) {
    const headers = { ...cors, "content-type": "text/html" };
    return new Response("<h1>404</h1>", { status: 404, headers });
  }
  const body = { code: 404, msg: "页面未找到", time: 1_795_175_706, data: null };
  return new Response(JSON.stringify(body), { status: 404, headers: { ...cors, "content-type": TYPE } });
}
