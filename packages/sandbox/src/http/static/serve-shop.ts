import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { documentKind, type Head, readAddress } from "marketplace-sdk/head";
import { SandboxError } from "../../domain/sandbox-error";
import { languageOf } from "../../i18n/languages";
import { HttpError } from "../../kernel/errors";
import { type Admission, unlimited, WEIGHT } from "../admission";
import { compressQuickly } from "../compression";
import type { Connection } from "../fault-injection";
import { plainError } from "../plain-error";
import { recentlyUsed } from "../recently-used";
import { cacheControl, contentType, extensionOf, isCompressible } from "./content";
import type { ReadShopDocument } from "./documents";
import { type File, fileOf, filesIn } from "./files";
import type { Manifest } from "./first-words";
import { acceptedEncoding, matchesTag } from "./negotiate";
import { type EarlyFiles, fillPage, headFor, type PageAdditions } from "./page";
import type { ReadPreloadHints } from "./preload-hints";
import { withPromises } from "./promises";

/** Answers with files of a shop, as a Fetch handler. */
export type Shop = (request: Request, connection?: Connection) => Promise<Response>;

const PAGE = "index.html";
/** Written by the build: what each screen needs beyond the first load. */
const EARLY = "preload-manifest.json";
/** Rules for search engines. */
const ROBOTS = "robots.txt";
/** Describes the shop in each language. */
const MANIFEST = "manifest.webmanifest";
/**
 * How long the page of a reader without scripts waits for what it shows on a busy server. A chat that gives up earlier shows no preview, which
 * is better than one of a page that says nothing: it would keep that for days.
 */
const READER_WAIT_MS = 10_000;
/** Bytes of the filled pages in memory: there are more products than room for them. */
const PAGES_BYTES = 8 * 1024 * 1024;

/**
 * Serves a built storefront: its files, and its page for every address of a screen. Names with a hash are cached for
 * good, everything else is asked for again; texts are compressed once and kept in memory.
 *
 * @param folder with an `index.html`
 * @param hintsOf what the page of an address can say before its script runs
 * @param admission counts what comes from outside; without it everything is let in
 * @param options.documents writes sitemap, robots.txt and Markdown, of a shop whose build names its screens
 * @param options.publicUrl the shop's address, without a slash at its end; without it the one that is asked
 * @throws {SandboxError} when the folder holds no built shop
 */
export function serveShop(
  folder: string,
  hintsOf: ReadPreloadHints = async () => undefined,
  admission: Admission = unlimited,
  { documents, publicUrl }: ShopOptions = {},
): Shop {
  const root = resolve(folder);
  if (!existsSync(join(root, PAGE))) {
    throw new SandboxError(`There is no built shop in ${root}: an index.html is missing.`);
  }
  const files = filesIn(root);
  const filled = filledPages();
  const originOf = (request: Request) => publicUrl ?? new URL(request.url).origin;
  const answer = async (request: Request, path: string | undefined, file: File | undefined) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      return new Response("Only GET and HEAD.\n", { status: 405, headers: { allow: "GET, HEAD" } });
    }
    if (!file) return notFound();
    if (file.path !== PAGE) return respond(request, file);
    const page = readAddress(request.url);
    const languages = page.language ?? request.headers.get("accept-language") ?? "";
    // Browsers say what they fetch a page for.
    const waitMs = request.headers.has("sec-fetch-dest") ? undefined : READER_WAIT_MS;
    const hints = await hintsOf(new URL(request.url), languages, page, waitMs);
    const screen = path === PAGE ? "" : (path?.split("/")[0] ?? "");
    const additions = { origin: originOf(request), page, screen, hints, language: languageOf(languages) };
    const { pageFile, head } = await filled.pageFor(additions, file, files.find(EARLY), files.find(MANIFEST));
    return respond(request, pageFile, head?.status);
  };
  const answerDocument = async (request: Request) => {
    const robots = files.find(ROBOTS);
    const found = await documents?.({
      url: new URL(request.url),
      origin: originOf(request),
      languages: request.headers.get("accept-language") ?? "",
      robots: robots && (await textOf(robots)),
    });
    if (!found) return notFound();
    const { type, text, canonical } = found;
    const headers = {
      "content-type": `${type}; charset=utf-8`,
      "cache-control": "no-cache",
      "x-content-type-options": "nosniff",
      vary: "Accept-Language",
      ...(canonical && { link: `<${canonical}>; rel="canonical"` }),
    };
    return new Response(request.method === "HEAD" ? null : text, { headers });
  };

  return async (request, connection = {}) => {
    const path = pathOf(request);
    const isRead = request.method === "GET" || request.method === "HEAD";
    const kind =
      documents && isRead && (await filled.namesScreens(files.find(EARLY)))
        ? documentKind(`/${path}`)
        : undefined;
    const named = path === undefined ? undefined : files.find(path === "" ? PAGE : path);
    const file = named ?? (isScreen(request, path) ? files.find(PAGE) : undefined);
    const isPage = file?.path === PAGE;
    try {
      if (kind) {
        const visit = await admission.admit(request, connection, WEIGHT[kind]);
        return await visit.run(() => answerDocument(request).catch(notNow));
      }
      const visit = await admission.admit(request, connection, isPage ? WEIGHT.page : WEIGHT.file);
      const work = () => answer(request, path, file);
      return await (isPage ? visit.run(work) : work());
    } catch (error) {
      if (error instanceof HttpError) return plainError(error);
      throw error;
    }
  };
}

const notFound = (): Response =>
  new Response("Not found.\n", { status: 404, headers: { "cache-control": "no-cache" } });

const notNow = (): Response =>
  new Response("Not available now. Try again.\n", { status: 503, headers: { "retry-after": "10" } });

/** Options of {@link serveShop}. */
interface ShopOptions {
  readonly documents?: ReadShopDocument | undefined;
  readonly publicUrl?: string | undefined;
}

/** Pages filled for their address. Each text is compressed once. */
function filledPages() {
  const made = recentlyUsed<{ readonly file: File; readonly bytes: number }>(
    PAGES_BYTES,
    ({ bytes }) => bytes,
  );
  const earlyOf = parsedOnce<EarlyFiles>();
  const manifestOf = parsedOnce<Manifest>();
  const fileFor = (path: string, html: string): File => {
    const known = made.get(html);
    if (known) return known.file;
    const bytes = Uint8Array.from(Buffer.from(html));
    const file = fileOf(path, () => bytes, compressQuickly);
    // The text it is known by, its bytes, and packed.
    made.set(html, { file, bytes: 3 * bytes.length });
    return file;
  };
  return {
    async pageFor(
      asked: Omit<PageAdditions, "early" | "manifest">,
      page: File,
      earlyFile: File | undefined,
      manifestFile: File | undefined,
    ): Promise<{ pageFile: File; head: Head | undefined }> {
      const [early, manifest] = await Promise.all([earlyOf(earlyFile), manifestOf(manifestFile)]);
      const additions = { ...asked, early, manifest };
      const head = headFor(additions);
      return {
        pageFile: fileFor(page.path, fillPage(withPromises(await textOf(page)), additions, head)),
        head,
      };
    },
    /** Whether the build says which screens there are. */
    namesScreens: async (earlyFile: File | undefined) => (await earlyOf(earlyFile))?.titles !== undefined,
  };
}

/** Reads a file of JSON; the same file, which a new build replaces, once. */
function parsedOnce<Value>() {
  const parsed = new WeakMap<File, Promise<Value>>();
  return (file: File | undefined): Promise<Value> | undefined => {
    if (!file) return undefined;
    const known = parsed.get(file) ?? textOf(file).then((text): Value => JSON.parse(text));
    parsed.set(file, known);
    return known;
  };
}

const textOf = async (file: File): Promise<string> =>
  Buffer.from((await file.body(undefined)).bytes).toString();

/** The decoded path without its first slash; nothing when it can't be decoded. */
function pathOf(request: Request): string | undefined {
  try {
    return decodeURIComponent(new URL(request.url).pathname).slice(1);
  } catch {
    return undefined;
  }
}

/** Screens are the shop's own addresses. A missing script must not come back as a page. */
function isScreen(request: Request, path: string | undefined): boolean {
  if (path === undefined) return false;
  return extensionOf(path) === "" || (request.headers.get("accept") ?? "").includes("text/html");
}

async function respond(request: Request, file: File, status = 200): Promise<Response> {
  const headers = new Headers({
    "content-type": contentType(file.path),
    "cache-control": cacheControl(file.path),
    etag: file.tag,
    "x-content-type-options": "nosniff",
  });
  if (isCompressible(file.path)) headers.set("vary", "Accept-Encoding");
  if (file.path.endsWith(".html")) {
    // Its first words are in the reader's language.
    headers.set("vary", "Accept-Encoding, Accept-Language");
    // The page's own policy is in its head, where this directive has no effect.
    headers.set("content-security-policy", "frame-ancestors 'self'");
  }
  if (status === 200 && matchesTag(request.headers.get("if-none-match"), file.tag)) {
    return new Response(null, { status: 304, headers });
  }
  const { bytes, encoding } = await file.body(acceptedEncoding(request.headers.get("accept-encoding")));
  if (encoding) headers.set("content-encoding", encoding);
  headers.set("content-length", String(bytes.length));
  return new Response(request.method === "HEAD" ? null : bytes, { status, headers });
}
