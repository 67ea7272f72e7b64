import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import { type Answer, showAccount, showCatalog, showSignIn, signIn, signOut } from "./answers";
import { beginVisit } from "./visit";

const api = process.env.MARKET_URL ?? "http://127.0.0.1:4020";
const COOKIE = "HttpOnly; SameSite=Lax; Path=/";

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  if (/^\/[\w-]+\.js$/.test(pathname)) {
    const code = await readFile(new URL(`.${pathname}`, import.meta.url)).catch(() => undefined);
    response.writeHead(code ? 200 : 404, { "Content-Type": "text/javascript" }).end(code);
    return;
  }
  const { status, html, location, token } = await answer(request, pathname).catch(
    (error: unknown): Answer => {
      console.error(error);
      return { status: 500, html: "Something went wrong." };
    },
  );
  response.writeHead(status, {
    "Content-Type": "text/html; charset=utf-8",
    // A page drawn for one person must not be kept for the next.
    "Cache-Control": "private, no-store",
    ...(location !== undefined && { Location: location }),
    ...(token !== undefined && { "Set-Cookie": `token=${token}; ${COOKIE}${token ? "" : "; Max-Age=0"}` }),
  });
  response.end(html);
});

async function answer(request: IncomingMessage, pathname: string): Promise<Answer> {
  const visit = beginVisit(api, /(?:^|; )token=([\w-]+)/.exec(request.headers.cookie ?? "")?.[1]);
  switch (`${request.method} ${pathname}`) {
    case "GET /":
      return showCatalog(visit, api);
    case "GET /account":
      return showAccount(visit);
    case "GET /login":
      return showSignIn();
    case "POST /login":
      return signIn(visit, await formOf(request));
    case "POST /logout":
      return signOut(visit);
    default:
      return { status: 404, html: "Nothing here." };
  }
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = "";
  for await (const chunk of request) {
    text += chunk;
    if (text.length > 10_000) break;
  }
  return new URLSearchParams(text);
}

server.listen(Number(process.env.PORT ?? 3000), "127.0.0.1", () => {
  const address = server.address();
  if (address && typeof address === "object") console.log(`http://127.0.0.1:${address.port}/`);
});
