// Requests of the collection as curl commands.

/** How a shell fills in the variables. */
const SHELL = { baseUrl: "$BASE_URL", token: "$TOKEN", $guid: "$(uuidgen)" };

/** A command to paste into a shell, where BASE_URL and TOKEN are set. */
export function curlCommand(request, values = SHELL) {
  const [url = [], ...options] = optionsOf(request).map(([flag, text]) => [flag, quote(text, values)]);
  return [`curl ${url[1]}`, ...options.map((option) => option.join(" "))].join(" \\\n  ");
}

/** The arguments of curl, for a program that starts it without a shell. */
export const curlArguments = (request, values) =>
  optionsOf(request).flatMap(([flag, text]) => [flag, fill(text, values)].filter(Boolean));

/** Flags with their texts, the address first. */
function optionsOf({ method, header, url, body }) {
  return [
    ["", url.raw],
    ...(method === "GET" || body ? [] : [["-X", method]]),
    ...header.map(({ key, value }) => ["-H", `${key}: ${value}`]),
    ...(body?.raw ? [["-d", JSON.stringify(JSON.parse(body.raw))]] : []),
    ...(body?.formdata ?? []).map(({ key, src }) => ["-F", `${key}=@${src}`]),
  ];
}

const fill = (text, values) => text.replace(/\{\{(.+?)\}\}/g, (_, name) => values[name]);

/** In single quotes a shell changes nothing; in double quotes it fills in variables. */
function quote(text, values) {
  const filled = fill(text, values);
  if (/^[\w@=./-]+$/.test(filled)) return filled;
  return filled.includes("$") && filled !== text ? `"${filled}"` : `'${filled.replaceAll("'", "'\\''")}'`;
}
