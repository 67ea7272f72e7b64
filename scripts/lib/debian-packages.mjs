import { spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { isExecutable } from "./browser.mjs";

/** Servers and browsers that tests start, with their packages in Debian and Ubuntu. */
export const TEST_SERVERS = {
  pgbouncer: "pgbouncer",
  patroni: "patroni",
  etcd: "etcd-server",
  haproxy: "haproxy",
  // This program of the server's package is on the PATH, unlike the others.
  pg_ctlcluster: "postgresql",
  "firefox-esr": "firefox-esr",
  WebKitWebDriver: "webkit2gtk-driver",
  // The display for WebKitGTK; xvfb-run needs both.
  "xvfb-run": "xvfb",
  xauth: "xauth",
};

/** Where Debian installs servers, which is not on the PATH of an ordinary user. */
const SERVER_FOLDERS = ["/usr/local/sbin", "/usr/sbin", "/sbin"];
const INSTALL_LIMIT_MS = 5 * 60_000;

/**
 * The installation's access to the machine, injected for tests.
 *
 * @typedef {object} PackageHost
 * @property {(program: string) => string | undefined} find the path of a program
 * @property {() => boolean} canInstall
 * @property {(packages: string[]) => boolean} install
 * @property {(line: string) => void} say
 */

/**
 * Installs packages whose programs are missing. A program that can't be installed is no error here: the test that needs it reports it.
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
 * The real machine: apt-get as root, and in CI also by a sudo without a password. A developer's sudo is never used.
 *
 * @param {(line: string) => void} say
 * @param {typeof runOn} [run] replaced in tests
 * @returns {PackageHost}
 */
export function packageHost(say, run = runOn) {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  return {
    find: (program) => findProgram(program),
    canInstall: () =>
      process.platform === "linux" &&
      (asRoot.length === 0 || Boolean(process.env.CI)) &&
      run([...asRoot, "apt-get", "--version"], "ignore"),
    install(packages) {
      // Containers often have no package lists, or old ones that name old browsers. Without a connection, the old ones are used.
      run([...asRoot, "apt-get", "update"], "ignore");
      return run([...asRoot, "apt-get", "install", "-y", "--no-install-recommends", ...packages]);
    },
    say,
  };
}

/**
 * @param {string[]} command
 * @param {"inherit" | "ignore"} [output]
 */
function runOn([command = "", ...args], output = "inherit") {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return (
    spawnSync(command, args, { stdio: ["ignore", output, output], timeout: INSTALL_LIMIT_MS, env }).status ===
    0
  );
}
