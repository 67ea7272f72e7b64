import { slug } from "./html";

/** Reads a file of the repository by its path from the root. */
export type ReadFile = (path: string) => string;

/** A part of another page that this one includes. Its links are relative to the other page. */
export interface Included {
  /** File it comes from. */
  path: string;
  /** The heading it was under; undefined for a whole page. */
  part?: string | undefined;
  /** Anchors of the included headings. */
  anchors: string[];
}

const DIRECTIVE = /^<!-- (include|code) ([\w./@-]+)(?:#([\w-]+))?(?: (\d))? -->$/gm;
const FENCE = /^(`{3,})/;

/**
 * Inserts the parts that a page includes from elsewhere, so that they always match their source:
 *
 *     <!-- include packages/marketplace-sdk/README.md#errors -->    the text under that heading
 *     <!-- include packages/conformance/README.md -->               all below the title
 *     <!-- code examples/node-export/export.mjs -->                 a file
 *     <!-- code examples/react/App.tsx#list -->                     from `#region list` to `#endregion`
 *
 * Links and pictures of included parts are marked with their file; {@link Included} lists the parts.
 *
 * @throws {Error} if a file, heading or region is missing, since a guide must not silently lose content
 */
export function expand(markdown: string, read: ReadFile): { text: string; included: Included[] } {
  const included: Included[] = [];
  const text = markdown.replace(DIRECTIVE, (_, kind: string, path: string, part: string | undefined) => {
    if (kind === "code") return codeBlock(path, part ? region(read(path), part, path) : read(path));
    const piece = part ? sectionOf(read(path), part, path) : withoutTitle(read(path));
    included.push({ path, part, anchors: headingsOf(piece) });
    return fromElsewhere(piece, path);
  });
  return { text, included };
}

/** The text under a heading, up to the next one of its level or above. */
export function sectionOf(markdown: string, anchor: string, path: string): string {
  const lines = markdown.split("\n");
  let level = 0;
  const kept: string[] = [];
  walk(lines, (line, heading) => {
    if (level === 0) {
      if (heading && slug(heading.text) === anchor) level = heading.level;
    } else if (heading && heading.level <= level) return false;
    else kept.push(line);
    return true;
  });
  if (level === 0) throw new Error(`${path} has no heading "${anchor}"`);
  return kept.join("\n").trim();
}

/** Source between `#region name` and `#endregion`, without its common indentation. */
export function region(source: string, name: string, path: string): string {
  const lines = source.split("\n");
  const start = lines.findIndex((line) => new RegExp(`#region ${name}\\b`).test(line));
  const end = lines.findIndex((line, index) => index > start && line.includes("#endregion"));
  if (start < 0 || end < 0) throw new Error(`${path} has no region "${name}"`);
  const inside = lines.slice(start + 1, end);
  const indent = Math.min(...inside.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  return inside.map((line) => line.slice(indent)).join("\n");
}

function codeBlock(path: string, source: string): string {
  const language = path.split(".").at(-1) ?? "";
  return `\`\`\`\`${language} ${path}\n${source.trimEnd()}\n\`\`\`\``;
}

const withoutTitle = (markdown: string): string => markdown.replace(/^# .*\n/, "").trim();

/** Anchors of all headings of a page. */
export function headingsOf(markdown: string): string[] {
  const found: string[] = [];
  walk(markdown.split("\n"), (_, heading) => {
    if (heading) found.push(slug(heading.text));
    return true;
  });
  return found;
}

/** Marks links of an included part with their file: `](#errors)` becomes `](repo:path#errors)`. */
function fromElsewhere(markdown: string, path: string): string {
  const folder = path.split("/").slice(0, -1);
  return markdown.replace(/\]\((?![a-z]+:)([^)\s#]*)(#[^)\s]*)?\)/g, (_, target: string, anchor = "") => {
    const file = target ? resolve(folder, target) : path;
    return `](repo:${file}${anchor})`;
  });
}

function resolve(folder: readonly string[], target: string): string {
  const parts = [...folder];
  for (const part of target.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "." && part !== "") parts.push(part);
  }
  return parts.join("/");
}

/** Visits each line, with its heading if it is one outside of code. Stops if `visit` returns false. */
function walk(
  lines: readonly string[],
  visit: (line: string, heading: { level: number; text: string } | undefined) => boolean,
): void {
  let fence = "";
  for (const line of lines) {
    const ticks = FENCE.exec(line)?.[1];
    if (ticks && !fence) fence = ticks;
    else if (ticks && ticks === fence) fence = "";
    const match = fence ? null : /^(#{1,6}) (.*)$/.exec(line);
    if (!visit(line, match ? { level: match[1]?.length ?? 1, text: match[2] ?? "" } : undefined)) return;
  }
}
