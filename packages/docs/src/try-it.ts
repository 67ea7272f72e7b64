import { sampleOf } from "marketplace-contract/collection";
import type { Bundle, Operation } from "./contract";
import { fieldsOf } from "./fields";
import { escapeHtml } from "./html";

/**
 * The form that calls an operation. It is plain HTML that `client/try-it.ts` brings to life; without scripts it stays
 * hidden, since it could do nothing.
 */
export function tryItHtml(bundle: Bundle, operation: Operation): string {
  const { id, method, path, media, headers, described } = operation;
  const keyed = headers.some(({ name }) => name === "Idempotency-Key");
  const intro =
    described["x-idempotency"] === "safe"
      ? "Sends a real request from this page."
      : "Sends a real request from this page, and what it changes stays changed: use a sandbox.";
  return [
    `<form class="try" data-operation="${id}" data-method="${method}" data-path="${path}" data-media="${media ?? ""}" hidden>`,
    `<p>${intro} <code>npm run sandbox -- --dev</code> in the repository starts one, with <code>buyer</code> / <code>buyer-demo</code> as an account.</p>`,
    field(
      "Server",
      `<input name="base" type="url" required value="http://127.0.0.1:4020" autocomplete="off">`,
    ),
    field(
      "Token",
      `<input name="token" autocomplete="off" spellcheck="false"${described["x-auth"] === "public" ? "" : ' aria-describedby="token-hint"'}>`,
    ),
    described["x-auth"] === "public"
      ? ""
      : `<p class="hint" id="token-hint">Sign in with <a href="auth.login.html#try-it">auth.login</a>: its token is kept for this tab.</p>`,
    field("Language", `<input name="language" value="en" autocomplete="off" maxlength="12">`),
    keyed ? field("Idempotency-Key", `<input name="key" autocomplete="off" spellcheck="false">`) : "",
    inputHtml(bundle, operation),
    `<p class="actions"><button type="submit" class="primary">Send</button><button type="button" name="cancel" hidden>Cancel</button></p>`,
    `<div class="result" role="status" aria-live="polite"></div></form>`,
  ].join("\n");
}

const field = (label: string, control: string): string => `<label><span>${label}</span>${control}</label>`;

function inputHtml(bundle: Bundle, { method, media, input }: Operation): string {
  if (!input) return "";
  if (media === "multipart/form-data")
    return field("File", `<input name="file" type="file" accept="image/*" required>`);
  const sample = sampleOf(bundle, input);
  if (method !== "GET") {
    const json = JSON.stringify(sample, null, 2);
    const rows = Math.min(16, json.split("\n").length + 1);
    return field(
      "Body",
      `<textarea name="body" rows="${rows}" spellcheck="false">${escapeHtml(json)}</textarea>`,
    );
  }
  const given = new Map(Object.entries(Object(sample)));
  return fieldsOf(bundle, input)
    .map(({ name, required }) => {
      const value = escapeHtml(String(given.get(name) ?? ""));
      return field(
        name,
        `<input data-query="${escapeHtml(name)}" value="${value}"${required ? " required" : ""} autocomplete="off">`,
      );
    })
    .join("\n");
}
