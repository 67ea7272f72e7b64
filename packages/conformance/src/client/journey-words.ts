import { readJson } from "../baseline.js";
import { isFields } from "../check/json.js";
import { UsageError } from "../usage-error.js";
import builtIn from "./journey-words.json" with { type: "json" };

/** What a journey looks for on the screen. */
export type Control = keyof typeof builtIn;

/** Patterns of the names of controls. */
export type Words = Readonly<Record<Control, RegExp>>;

/** The words of `marketplace-react` and the shop, in every language. */
export const BUILT_IN = "built-in";

const controls = Object.keys(builtIn).filter(isControl);

function isControl(name: string): name is Control {
  return name in builtIn;
}

/**
 * @param file `built-in`, or a JSON file with a regular expression for each control that is called otherwise
 * @throws {UsageError} when the file is something else
 */
export function readWords(file: string): Words {
  const own = file === BUILT_IN ? {} : readJson(file);
  const wrong = isFields(own)
    ? Object.entries(own).find(([name, text]) => !isControl(name) || patternOf(text) === undefined)?.[0]
    : file;
  if (wrong !== undefined || !isFields(own)) {
    throw new UsageError(
      `${file} is wrong at “${wrong}”: it has regular expressions for ${controls.join(", ")}.`,
    );
  }
  const entries = controls.map((name) => [name, patternOf(own[name]) ?? namesOf(builtIn[name])]);
  return Object.fromEntries(entries);
}

function patternOf(text: unknown): RegExp | undefined {
  if (typeof text !== "string") return undefined;
  try {
    return new RegExp(text, "iu");
  } catch {
    return undefined;
  }
}

/** Names that begin with one of the texts: some have a count after it. */
function namesOf(texts: readonly string[]): RegExp {
  const escaped = texts.map((text) =>
    text
      .split(/\{\{\w+\}\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&"))
      .join(".*"),
  );
  return new RegExp(`^\\s*(?:${escaped.join("|")})(?!\\p{L})`, "iu");
}
