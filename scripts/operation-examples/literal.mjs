const WIDTH = 110;

/**
 * A value as source code: on one line where it fits, otherwise one line per part.
 *
 * @param {unknown} value
 * @param {number} indent columns before the line
 * @param {number} used columns before the value on its line, including `indent`, and after it
 * @returns {string}
 */
export function literal(value, indent, used) {
  const short = oneLine(value);
  if (typeof value !== "object" || value === null || used + short.length <= WIDTH) return short;
  const margin = " ".repeat(indent + 2);
  const parts = Array.isArray(value)
    ? value.map((part) => literal(part, indent + 2, indent + 3))
    : Object.entries(value).map(
        ([key, part]) => `${key}: ${literal(part, indent + 2, indent + key.length + 5)}`,
      );
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  return `${open}\n${parts.map((part) => `${margin}${part},\n`).join("")}${" ".repeat(indent)}${close}`;
}

/**
 * @param {unknown} value
 * @returns {string}
 */
function oneLine(value) {
  if (value instanceof File) return `new File(["…"], "${value.name}", { type: "${value.type}" })`;
  if (Array.isArray(value)) return `[${value.map(oneLine).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).map(([key, part]) => `${key}: ${oneLine(part)}`);
  return parts.length > 0 ? `{ ${parts.join(", ")} }` : "{}";
}
