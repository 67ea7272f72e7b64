import { join } from "node:path";
import { npmCommand } from "./npm.mjs";
import { tallyPlaywright, tallyVitest } from "./reports.mjs";
import { suiteReport } from "./suite-report.mjs";
import { readManifest, workspaces } from "./workspaces.mjs";

const SDK = "packages/marketplace-sdk";
const REACT = "packages/marketplace-react";
const SANDBOX = "packages/sandbox";
const CHECKER = "packages/conformance";
/** Browser tests of the built site. */
const DOCS = { workspace: "marketplace-docs", needs: ["build", "documentation site"] };
const TSC = "packages/native-compiler/tsc7.mjs";

/** @typedef {import("./steps.mjs").Step} Step */
/** @typedef {import("./reports.mjs").Tally} Tally */

/**
 * The steps of `npm test`. Quick ones that find most mistakes come first.
 *
 * @param {string} root
 * @returns {Step[]}
 */
export function testPlan(root) {
  const make = stepMaker(root);
  const contract = make.script("contract build", "marketplace-contract", "build");
  const needs = [contract.name];
  const quick = [
    { ...make.script("generated code", "marketplace-sdk", "generate", ["--check"]), needs },
    { ...make.node("programs by operation", ["scripts/operation-examples.mjs"]), needs },
    make.node("lint", ["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings", "."]),
    make.node("lockfile", ["scripts/check-lock.mjs"]),
    make.node("house rules", ["scripts/check-rules.mjs"]),
    { ...make.node("types of scripts", [TSC, "-p", "scripts"]), needs },
    make.node("types of the bench", [TSC, "-p", "bench"]),
  ];
  return [
    contract,
    ...quick.map(beside),
    ...make.rootScript("build", []),
    ...make.rootScript("types", ["build"]),
    // Start the longest step first, so that the others run beside it, one after the other.
    ...[
      make.browser("browser", ["quick"]),
      { ...make.node("documentation", ["scripts/check-docs.mjs"]), needs: ["build"] },
      {
        ...make.node("scripts", ["scripts/unit.mjs"]),
        report: suiteReport(join(root, "test-results/scripts.json"), tallyVitest),
      },
      make.vitest("contract", "marketplace-contract", { needs: ["build"] }),
      make.vitest("sdk", "marketplace-sdk", { needs: ["build"] }),
      make.vitest("sandbox", "marketplace-sandbox", { needs: ["build"] }),
      make.vitest("conformance", "marketplace-conformance", { needs: ["build"] }),
      make.vitest("react", "marketplace-react", { needs: ["build"] }),
      make.vitest("storefront", "storefront", { needs: ["build"] }),
      make.vitest("docs", "marketplace-docs", { needs: ["build", "programs by operation"] }),
    ].map(beside),
    // Runs alone, because it rebuilds what has changed.
    ...make.rootScript("size", ["build"]),
  ];
}

/**
 * The steps that `npm run verify` adds: the long proofs and journeys, every variant of every screen, the packages as users get them,
 * and the documentation site.
 *
 * @param {string} root
 * @returns {Step[]}
 */
export function beyondPlan(root) {
  const make = stepMaker(root);
  return [
    ...[
      "marketplace-sandbox",
      "marketplace-sdk",
      "marketplace-react",
      "marketplace-conformance",
      "storefront",
    ].map((workspace) =>
      make.vitest(`long tests of ${workspace}`, workspace, { needs: ["build"], mode: "verify" }),
    ),
    make.browser("long browser tests", [
      "long",
      "sandbox",
      "screens",
      "faults",
      "chromium",
      "firefox",
      "webkit",
    ]),
    { ...make.script("contract lint", "marketplace-contract", "lint"), needs: ["build"] },
    ...make.rootScript("imports"),
    ...make.rootScript("styles"),
    {
      ...make.node("import and style rules", ["scripts/unit.mjs", "--tools"]),
      report: suiteReport(join(root, "test-results/tools.json"), tallyVitest),
    },
    make.tool("dead code", "knip", ["--no-progress"]),
    make.node("types of the tools", [TSC, "-p", "tools"]),
    make.node("fresh lockfile", ["scripts/check-lock.mjs", "--dry-run"]),
    { ...make.tool("publint", "publint", [SDK, "--strict"]), needs: ["build"] },
    { ...make.tool("publint of the React package", "publint", [REACT, "--strict"]), needs: ["build"] },
    { ...make.tool("publint of the sandbox", "publint", [SANDBOX, "--strict"]), needs: ["build"] },
    { ...make.tool("publint of the checker", "publint", [CHECKER, "--strict"]), needs: ["build"] },
    {
      ...make.tool("types resolve", "@arethetypeswrong/cli", ["--pack", SDK, "--profile", "node16"]),
      needs: ["build"],
    },
    { ...make.script("packed contract", "marketplace-contract", "test:package"), needs: ["build"] },
    { ...make.script("packed mock", "marketplace-contract", "test:mock"), needs: ["build"] },
    { ...make.script("packed tarball", "marketplace-sdk", "test:package"), needs: ["build"] },
    { ...make.script("packed React package", "marketplace-react", "test:package"), needs: ["build"] },
    {
      ...make.script("packed initializer", "create-marketplace-storefront", "test:package"),
      needs: ["build"],
    },
    { ...make.script("packed sandbox", "marketplace-sandbox", "test:package"), needs: ["build"] },
    { ...make.script("packed checker", "marketplace-conformance", "test:package"), needs: ["build"] },
    {
      ...make.node("journeys in Arazzo", ["scripts/journeys.mjs"]),
      needs: ["build"],
      report: suiteReport(join(root, "test-results/journeys.json"), (tally) => tally),
    },
    {
      ...make.node("runtimes", ["scripts/runtimes.mjs", "--short"]),
      needs: ["build"],
      report: suiteReport(join(root, "test-results/runtimes.json"), (/** @type {Tally} */ tally) => tally),
    },
    { ...make.node("packages in use", ["scripts/package-checks.mjs"]), needs: ["build"] },
    { ...make.node("examples in use", ["scripts/examples.mjs"]), needs: ["build"] },
    { ...make.script("documentation site", "marketplace-docs", "check"), needs: ["build"] },
    make.browser("documentation in a browser", ["390"], DOCS),
    make.browser("documentation in three engines", ["chromium", "firefox", "webkit"], DOCS),
  ];
}

/**
 * All steps that have to pass before a change is done.
 *
 * @param {string} root
 * @returns {Step[]}
 */
export const verifyPlan = (root) => [...testPlan(root), ...beyondPlan(root)];

/** @param {Step} step @returns {Step} */
const beside = (step) => ({ ...step, beside: true });

/** @param {string} root */
function stepMaker(root) {
  const packages = new Map(workspaces(root).map((entry) => [entry.manifest.name, entry]));
  const npm = npmCommand();

  /**
   * @param {string} name
   * @param {string[]} args
   * @returns {Step}
   */
  const node = (name, args) => ({ name, command: [process.execPath, ...args], cwd: root });

  /**
   * @param {string} name
   * @param {string} workspace
   * @param {string} script
   * @param {string[]} [args]
   * @returns {Step}
   */
  const script = (name, workspace, script, args = []) => {
    const entry = packages.get(workspace);
    const command = [...npm, "run", "--silent", script, "--", ...args];
    const step = { name, command, cwd: join(root, entry?.folder ?? ".") };
    if (entry?.manifest.scripts?.[script]) return step;
    return { ...step, missing: `${workspace} has no script "${script}"` };
  };

  return {
    node,
    script,
    /**
     * A program of `tools/`.
     *
     * @param {string} name
     * @param {string} tool its package
     * @param {string[]} args
     * @returns {Step}
     */
    tool: (name, tool, args) => node(name, ["scripts/tool.mjs", tool, ...args]),
    /**
     * A workspace's quick or long tests, which leave a report named like their script.
     *
     * @param {string} name
     * @param {string} workspace
     * @param {{ needs?: string[], mode?: "test" | "verify" }} [options]
     * @returns {Step}
     */
    vitest: (name, workspace, { needs = [], mode = "test" } = {}) => {
      const cwd = join(root, packages.get(workspace)?.folder ?? ".");
      const vitest = node(name, [join(root, "node_modules/vitest/vitest.mjs"), "run", "--mode", mode]);
      return {
        ...vitest,
        cwd,
        needs,
        report: suiteReport(join(cwd, `test-results/${mode}.json`), tallyVitest),
      };
    },
    /**
     * Some projects of a browser's suite. They share the report's file: one step clears it before the next writes.
     *
     * @param {string} name
     * @param {string[]} projects
     * @param {{ workspace: string, needs: string[] }} [suite] usually the shop's
     * @returns {Step}
     */
    browser: (name, projects, { workspace, needs } = { workspace: "storefront", needs: ["build"] }) => {
      const step = script(
        name,
        workspace,
        "e2e",
        projects.map((project) => `--project=${project}`),
      );
      return {
        ...step,
        needs,
        report: suiteReport(join(step.cwd, "test-results/e2e.json"), tallyPlaywright),
      };
    },
    /**
     * A script of the root, if there is one.
     *
     * @param {string} name
     * @param {string[]} [needs]
     * @returns {Step[]}
     */
    rootScript: (name, needs = []) => {
      if (!readManifest(root).scripts?.[name]) return [];
      return [{ name, command: [...npm, "run", "--silent", name], cwd: root, needs }];
    },
  };
}
