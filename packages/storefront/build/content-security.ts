import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/** Options of {@link contentSecurity}. */
export interface ContentSecurityOptions {
  /** Address of the API when it is not the storefront's own origin. */
  apiUrl?: string | undefined;
  /** Address of the pictures when it is another one. */
  cdnUrl?: string | undefined;
}

/** Names of the Trusted Types policies: the worker's address, and foreign HTML on its way into an inert document. */
const POLICIES = "storefront-worker storefront-html";

/** The policy as header or `<meta>` text. `styles` are the texts of inline `<style>` elements. */
export function contentSecurityPolicy(
  styles: readonly string[],
  { apiUrl, cdnUrl }: ContentSecurityOptions = {},
): string {
  const hashes = styles.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  const origin = (address: string | undefined): string => (address ? ` ${new URL(address).origin}` : "");
  // Pictures of any HTTPS server are allowed; others only where the shop's own come from. The private ones come from the API.
  const pictures = [...new Set([cdnUrl, apiUrl].map(origin))].filter((from) => from.startsWith(" http:"));
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${hashes.join(" ")}`.trimEnd(),
    `img-src 'self' data: blob: https:${pictures.join("")}`,
    `connect-src 'self'${origin(apiUrl)}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${POLICIES}`,
  ].join("; ");
}

/** Writes the policy into the built page; the development server needs inline scripts and gets none. */
export function contentSecurity(options: ContentSecurityOptions): Plugin {
  return {
    name: "content-security",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html) {
        const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map((match) => match[1] ?? "");
        const policy = contentSecurityPolicy(styles, options);
        return html.replace(
          /<meta charset="[^"]*"\s*\/?>/i,
          (charset) => `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
        );
      },
    },
  };
}
