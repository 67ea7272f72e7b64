import { spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { isExecutable } from "./browser.mjs";

/** Servers and browsers that tests start, and the packages of Debian and Ubuntu that bring them. */
export const TEST_SERVERS = {
  pgbouncer: "pgbouncer",
  patroni: "patroni",
  etcd: "etcd-server",
  haproxy: "haproxy",
  // Part of the server's package, whose own programs are not on the PATH.
  pg_ctlcluster: "postgresql",
  "firefox-esr": "firefox-esr",
  WebKitWebDriver: "webkit2gtk-driver",
  // The display of WebKitGTK; xvfb-run needs both.
  "xvfb-run": "xvfb",
  xauth: "xauth",
};

/** Where Debian puts servers; the PATH of an ordinary user has none of these. */
const SERVER_FOLDERS = ["/usr/local/sbin", "/usr/sbin", "/sbin"];
const INSTALL_LIMIT_MS = 5 * 60_000;

/**
 * What the installation touches, injected so that it can be tested without a system.
 *
 * @typedef {object} PackageHost
 * @property {(program: string) => string | undefined} find the path of a program
 * @property {() => boolean} canInstall
 * @property {(packages: string[]) => boolean} install
 * @property {(line: string) => void} say
 */

/**
 * Installs the packages whose programs are missing. A program that can't be installed isn't an error here: the test that needs it says so.
 *
 * @param {Readonly<Record<string, string>>} packageOf program → package
 * @param {PackageHost} host
 * @returns {string[]} programs that are still missing
 */
export function ensurePrograms(packageOf, host) {
  const missing = () => Object.keys(packageOf).filter((program) => host.find(program) === undefined);
  const before = missing();
  if (before.length === 0) return [];
  if (host.canInstall()) {
    const packages = [...new Set(before.map((program) => packageOf[program] ?? program))];
    host.say(`Programs for the tests are missing: apt-get installs ${packages.join(", ")} …`);
    host.install(packages);
  }
  const after = missing();
  if (after.length > 0)
    host.say(`Not on this machine: ${after.join(", ")}. Tests that need it are skipped, in CI they fail.`);
  return after;
}

/**
 * @param {string} program
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined} its path: on the PATH, or where Debian puts servers
 */
export function findProgram(program, env = process.env) {
  const folders = [...(env.PATH ?? "").split(delimiter).filter(Boolean), ...SERVER_FOLDERS];
  return folders.map((folder) => join(folder, program)).find(isExecutable);
}

/**
 * The real machine: apt-get as root, and in CI also by a sudo that asks for no password. A developer's sudo is left alone.
 *
 * @param {(line: string) => void} say
 * @returns {PackageHost}
 */
export function packageHost(say) {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  return {
    find: (program) => findProgram(program),
    canInstall: () =>
      process.platform === "linux" &&
      (asRoot.length === 0 || Boolean(process.env.CI)) &&
      run([...asRoot, "apt-get", "--version"], "ignore"),
    install(packages) {
      const install = [...asRoot, "apt-get", "install", "-y", "--no-install-recommends", ...packages];
      // Package lists are often absent in containers; where they are old, the second try has new ones.
      return run(install, "ignore") || (run([...asRoot, "apt-get", "update"]) && run(install));
    },
    say,
  };
}

/**
 * @param {string[]} command
 * @param {"inherit" | "ignore"} [output]
 */
function run([command = "", ...args], output = "inherit") {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return (
    spawnSync(command, args, { stdio: ["ignore", output, output], timeout: INSTALL_LIMIT_MS, env }).status ===
    0
  );
}
