import type { Exchange } from "../check/call.js";

/** What a shell takes as it is. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** The request as one line for a shell. Secrets are not in a report: the token is read from `$TOKEN`. */
export function curlOf({ request }: Pick<Exchange, "request">): string {
  const { method, url, headers, body } = request;
  const isForm = body !== "" && !("content-type" in headers);
  const sent = Object.entries(headers).map(([name, value]) =>
    name === "token" ? '-H "token: $TOKEN"' : `-H ${quoted(`${name}: ${value}`)}`,
  );
  const fields = isForm ? body.split("\n").map(formField) : [];
  const data = body !== "" && !isForm ? [`--data ${quoted(compact(body))}`] : [];
  return [`curl -i -X ${method} ${quoted(url)}`, ...sent, ...fields, ...data].join(" ");
}

/** A file is sent from the folder in which the line is run. */
function formField(line: string): string {
  const [name = "", value = ""] = line.split(/=(.*)/s);
  return `-F ${quoted(`${name}=${name === "file" ? "@" : ""}${value}`)}`;
}

/** Reports show JSON over several lines. */
function compact(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body));
  } catch {
    return body;
  }
}
