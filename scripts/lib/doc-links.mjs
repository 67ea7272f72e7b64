import { dirname, join } from "node:path/posix";

/**
 * Links and pictures of a page that lead to no file of the repository. Addresses of other sites are not followed.
 *
 * @param {import("./source-files.mjs").SourceFile} page
 * @param {(path: string) => boolean} exists of a path relative to the root
 * @returns {import("./report-findings.mjs").Finding[]}
 */
export function brokenLinks({ path, text }, exists) {
  const prose = text.replace(/^```[\s\S]*?^```/gm, (code) => code.replace(/[^\n]/g, ""));
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].flatMap((match) => {
    const target = (match[1] ?? "").replace(/#.*/, "");
    if (target === "" || /^[a-z]+:/.test(target) || exists(join(dirname(path), target))) return [];
    const line = prose.slice(0, match.index).split("\n").length;
    return [{ path, line, message: `the link to ${target} leads nowhere` }];
  });
}
