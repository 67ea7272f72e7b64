import type { Bundle, Operation } from "./contract";
import { sampleOf } from "./sample";

/** A command that makes the call on the sandbox. */
export function curlOf(bundle: Bundle, operation: Operation): string {
  const { method, path, described, media, input, headers } = operation;
  const sample = input ? sampleOf(bundle, input) : undefined;
  const query = method === "GET" && sample ? `?${queryOf(sample)}` : "";
  const parts = [
    `curl 'http://127.0.0.1:4020${path}${query}'`,
    ...(method === "POST" && !input ? ["-X POST"] : []),
    ...(described["x-auth"] === "public" ? [] : [`-H "token: $TOKEN"`]),
    ...headers.map(({ name }) => `-H "${name}: $(uuidgen)"`),
    ...(method === "POST" && media === "application/json"
      ? ["-H 'Content-Type: application/json'", `-d '${JSON.stringify(sample).replaceAll("'", "'\\''")}'`]
      : []),
    ...(media === "multipart/form-data" ? ["-F 'file=@photo.jpg'"] : []),
  ];
  return parts.join(" \\\n  ");
}

function queryOf(sample: unknown): string {
  const fields = typeof sample === "object" && sample !== null ? Object.entries(sample) : [];
  return new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString();
}
