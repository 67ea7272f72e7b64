import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/** Options of {@link contentSecurity}. */
export interface ContentSecurityOptions {
  /** Address of the API when it is not the storefront's own origin. */
  apiUrl?: string | undefined;
}

/** Names of the Trusted Types policies: the worker's address, and foreign HTML on its way into an inert document. */
const POLICIES = "storefront-worker storefront-html";

/** The policy as header or `<meta>` text. `styles` are the texts of inline `<style>` elements. */
export function contentSecurityPolicy(styles: readonly string[], apiUrl?: string): string {
  const hashes = styles.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  const api = apiUrl ? ` ${new URL(apiUrl).origin}` : "";
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${hashes.join(" ")}`.trimEnd(),
    "img-src 'self' data: blob: https:",
    `connect-src 'self'${api}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${POLICIES}`,
  ].join("; ");
}

/** Writes the policy into the built page; the development server needs inline scripts and gets none. */
export function contentSecurity({ apiUrl }: ContentSecurityOptions): Plugin {
  return {
    name: "content-security",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html) {
        const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map((match) => match[1] ?? "");
        const policy = contentSecurityPolicy(styles, apiUrl);
        return html.replace(
          /<meta charset="[^"]*"\s*\/?>/i,
          (charset) => `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
        );
      },
    },
  };
}
