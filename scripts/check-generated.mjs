/**
 * Checks that no generated file is tracked, except those that `.gitattributes` lists with a reason, and prints their number.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { generatedFindings, LIST, listedFiles, MAX_GENERATED } from "./lib/generated-rules.mjs";
import { reportFindings } from "./lib/report-findings.mjs";
import { root } from "./lib/root.mjs";

const HEAD = 1_000;

const files = trackedFiles();
const listed = listedFiles(readFileSync(join(root, LIST), "utf8"));
reportFindings(
  `${files.length} tracked files, ${listed.length} of them generated (at most ${MAX_GENERATED})`,
  generatedFindings(files, listed),
);

/** Tracked files that exist in the working tree. */
function trackedFiles() {
  const { status, stdout, stderr } = spawnSync("git", ["ls-files", "--stage", "-z"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 16_000_000,
  });
  if (status !== 0) throw new Error(`git ls-files failed: ${stderr}`);
  return stdout
    .split("\0")
    .filter(Boolean)
    .flatMap((row) => {
      const [, hash = "", path = ""] = /^\d+ (\w+) \d\t(.+)$/s.exec(row) ?? [];
      const size = statSync(join(root, path), { throwIfNoEntry: false })?.size;
      if (size === undefined) return [];
      return [{ path, hash, size, head: readFileSync(join(root, path), "utf8").slice(0, HEAD) }];
    });
}
