/** Checks the pages in Markdown: links lead to files and headings, commands exist, complete programs compile against the built packages. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { reportFindings } from "./lib/report-findings.mjs";
import { root } from "./lib/root.mjs";
import { sourceFiles } from "./lib/source-files.mjs";

/** @typedef {import("./lib/source-files.mjs").SourceFile} SourceFile */

/** As a user's project, not as ours: a program may leave a name unused. */
const OPTIONS = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: "es2022",
  lib: ["es2023", "dom", "dom.iterable"],
  module: "esnext",
  moduleResolution: "bundler",
  moduleDetection: "force",
  jsx: "react-jsx",
  // Style sheets
  noUncheckedSideEffectImports: false,
  types: [],
};

const pages = sourceFiles(root, /\.md$/);
const manifests = sourceFiles(root, /(^|\/)package\.json$/).map(({ path, text }) => ({
  folder: dirname(path),
  .../** @type {import("./lib/workspaces.mjs").Manifest} */ (JSON.parse(text)),
}));
const programs = pages.flatMap(programsOf);
reportFindings(`documentation (${pages.length} pages, ${programs.length} programs)`, [
  ...pages.flatMap(brokenLinks),
  ...pages.flatMap(unknownCommands),
  ...mistakesIn(programs),
]);

/** Links to files and headings of the repository that are not there. @param {SourceFile} page */
function brokenLinks({ path, text }) {
  const prose = text.replace(/^```[\s\S]*?^```|`[^`\n]+`/gm, (code) => code.replace(/[^\n]/g, " "));
  return [...prose.matchAll(/\]\((?![a-z]+:|\/)([^)\s#]*)(?:#([^)\s]+))?\)/g)].flatMap((match) => {
    const [, file = "", anchor] = match;
    const target = file ? join(dirname(path), file) : path;
    const isThere = existsSync(join(root, target)) && (!anchor || anchorsOf(target).has(anchor));
    if (isThere) return [];
    const line = prose.slice(0, match.index).split("\n").length;
    return [{ path, line, message: `the link to ${file}${anchor ? `#${anchor}` : ""} leads nowhere` }];
  });
}

/** The headings of a page as addresses, as GitHub makes them. @param {string} path */
function anchorsOf(path) {
  if (statSync(join(root, path)).isDirectory()) return new Set();
  const headings = readFileSync(join(root, path), "utf8").matchAll(/^#+ (.+)$/gm);
  return new Set(
    [...headings].map(([, heading = ""]) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, "")
        .replace(/\s/g, "-"),
    ),
  );
}

/** Commands as `npm run x`, also with `-w workspace`, that neither the root nor the page's own package has. @param {SourceFile} page */
function unknownCommands({ path, text }) {
  return [...text.matchAll(/npm run ([\w:-]+)(?: (?:-w|--workspace) ([\w-]+))?/g)].flatMap((match) => {
    const [command, script = "", workspace] = match;
    const asked = manifests.filter(({ folder, name }) =>
      workspace ? name === workspace : folder === "." || path.startsWith(`${folder}/`),
    );
    if (asked.some(({ scripts }) => scripts?.[script] !== undefined)) return [];
    const line = text.slice(0, match.index).split("\n").length;
    return [{ path, line, message: `there is no command "${command}"` }];
  });
}

/** The blocks of code that import something. Shorter ones explain a detail and cannot run alone. @param {SourceFile} page */
function programsOf({ path, text }) {
  return [...text.matchAll(/^```(?:ts|tsx|typescript)\n([\s\S]*?)^```/gm)]
    .map(({ index, 1: code = "" }) => ({ path, line: text.slice(0, index).split("\n").length, code }))
    .filter(({ code }) => /^import /m.test(code));
}

/** Mistakes that the compiler finds in programs, which import the packages from below the root. @param {ReturnType<typeof programsOf>} programs */
function mistakesIn(programs) {
  mkdirSync(join(root, ".cache"), { recursive: true });
  const folder = mkdtempSync(join(root, ".cache", "programs-"));
  try {
    for (const [i, { code }] of programs.entries()) writeFileSync(join(folder, `${i}.tsx`), code);
    writeFileSync(
      join(folder, "tsconfig.json"),
      JSON.stringify({ compilerOptions: OPTIONS, include: ["*.tsx"] }),
    );
    const compiler = join(root, "packages/native-compiler/tsc7.mjs");
    const { stdout } = spawnSync(process.execPath, [compiler, "-p", ".", "--pretty", "false"], {
      cwd: folder,
      encoding: "utf8",
    });
    return [...stdout.matchAll(/^(?:(\d+)\.tsx\((\d+),\d+\): )?error (.*)$/gm)].map(
      ([, name = "", at = 0, message = ""]) => {
        const program = programs[Number(name)];
        if (name === "" || !program) return { path: "the documentation's programs", line: 0, message };
        return { path: program.path, line: program.line + Number(at), message };
      },
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
