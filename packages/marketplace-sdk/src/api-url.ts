/** Where the address of an API call leads: its URL, and its path below `baseUrl`, without the query. */
export interface ApiUrl {
  readonly url: string;
  readonly path: string;
}

/**
 * Resolves what `market.fetch` takes, as `fetch` will: a path below `baseUrl`, or a whole URL that begins with it. Compares origins
 * and not texts, since `https://api.example` + `@other.example` is a URL of another host.
 *
 * @param baseUrl without a slash at its end; empty: the page's own origin
 * @returns undefined for an address outside of `baseUrl`, which must not see the token
 */
export function resolveApiUrl(baseUrl: string, address: string): ApiUrl | undefined {
  // Outside of pages a relative address only has to stay where it is.
  const page = globalThis.document?.baseURI ?? "http://page.invalid/";
  const isWhole = /^[a-z][a-z\d+.-]*:/i.test(address);
  const url = isWhole ? address : baseUrl + address;
  const base = parse(`${baseUrl}/`, page);
  const target = parse(url, page);
  if (!base || !target) return undefined;
  // `https://api.example/v1` has `/v1/…` below it, and not `/v10`.
  const isBelow = target.origin === base.origin && `${target.pathname}/`.startsWith(base.pathname);
  return isBelow ? { url, path: target.pathname.slice(base.pathname.length - 1) } : undefined;
}

/**
 * What is wrong with `baseUrl`; undefined where nothing is.
 *
 * @param hasOwnFetch the client has a `fetch` of its own, which may know what a path without a host is relative to
 */
export function baseUrlProblem(baseUrl: string, hasOwnFetch: boolean): string | undefined {
  const isPath = baseUrl === "" || baseUrl.startsWith("/");
  if (isPath && !hasOwnFetch && !globalThis.location)
    return `baseUrl ${quoted(baseUrl)} has no host: that is for pages alone`;
  if (!isPath && !/^https?:\/\//i.test(baseUrl))
    return `baseUrl ${quoted(baseUrl)} does not begin with http:// or https://`;
  if (/[?#]/.test(baseUrl)) return "baseUrl has a query or a hash";
  if (/^https?:\/\/[^/]*@/i.test(baseUrl)) return "baseUrl has a user name";
  // React Native has no URL that reads.
  const isAddress = !globalThis.URL || parse(`${baseUrl}/`, "http://page.invalid/");
  return isAddress ? undefined : `baseUrl ${quoted(baseUrl)} is not an address`;
}

const quoted = (text: string): string => JSON.stringify(text);

function parse(url: string, page: string): URL | undefined {
  try {
    return new URL(url, page);
  } catch {
    return undefined;
  }
}
