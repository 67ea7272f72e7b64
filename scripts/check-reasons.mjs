/** Checks that CONTRIBUTING.md gives a reason for every direct dependency. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { reasonProblems } from "./lib/reasons.mjs";
import { reportFindings } from "./lib/report-findings.mjs";
import { root } from "./lib/root.mjs";
import { toolsFolder } from "./lib/tools.mjs";
import { readManifest, workspaces } from "./lib/workspaces.mjs";

const path = "CONTRIBUTING.md";
const manifests = [root, toolsFolder].map(readManifest);
manifests.push(...workspaces(root).map(({ manifest }) => manifest));
const problems = reasonProblems(readFileSync(join(root, path), "utf8"), manifests);
reportFindings(
  "dependency reasons",
  problems.map((message) => ({ path, line: 0, message })),
);
