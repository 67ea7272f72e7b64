import assert from "node:assert/strict";
import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ensurePrograms, findProgram, packageHost } from "../lib/debian-packages.mjs";
import { tempFolder } from "./temp.mjs";

const SERVERS = { pgbouncer: "pgbouncer", etcd: "etcd-server", etcdctl: "etcd-client" };

/**
 * @param {string[]} installed programs
 * @param {{ canInstall?: boolean, brings?: string[] }} [options] `brings` are programs that an installation adds
 */
function machine(installed, { canInstall = true, brings = [] } = {}) {
  const programs = new Set(installed);
  /** @type {string[][]} */
  const installs = [];
  /** @type {string[]} */
  const said = [];
  const host = {
    find: (/** @type {string} */ program) => (programs.has(program) ? `/usr/sbin/${program}` : undefined),
    canInstall: () => canInstall,
    install: (/** @type {string[]} */ packages) => {
      installs.push(packages);
      for (const program of brings) programs.add(program);
      return brings.length > 0;
    },
    say: (/** @type {string} */ line) => said.push(line),
  };
  return { host, installs, said };
}

test("nothing is installed where every program is there", () => {
  const { host, installs, said } = machine(["pgbouncer", "etcd", "etcdctl"]);
  assert.deepEqual(ensurePrograms(SERVERS, host), []);
  assert.deepEqual([installs, said], [[], []]);
});

test("only the packages of missing programs are installed, in one go", () => {
  const { host, installs } = machine(["pgbouncer"], { brings: ["etcd", "etcdctl"] });
  assert.deepEqual(ensurePrograms(SERVERS, host), []);
  assert.deepEqual(installs, [["etcd-server", "etcd-client"]]);
});

test("what can't be installed is named, and isn't an error", () => {
  const failed = machine(["pgbouncer"], { brings: ["etcd"] });
  assert.deepEqual(ensurePrograms(SERVERS, failed.host), ["etcdctl"]);
  assert.match(failed.said.at(-1) ?? "", /Not on this machine: etcdctl\./);
  const forbidden = machine([], { canInstall: false });
  assert.deepEqual(ensurePrograms(SERVERS, forbidden.host), ["pgbouncer", "etcd", "etcdctl"]);
  assert.deepEqual(forbidden.installs, []);
});

test("a program is found on the PATH, and what can't be run is not one", (t) => {
  const folder = tempFolder(t);
  const file = join(folder, "test-server");
  writeFileSync(file, "#!/bin/sh\n");
  assert.equal(findProgram("test-server", { PATH: folder }), undefined);
  chmodSync(file, 0o755);
  assert.equal(findProgram("test-server", { PATH: folder }), file);
});

test("the lists are updated before an installation, and without a connection the old ones do", () => {
  /** @type {string[]} */
  const commands = [];
  const host = packageHost(
    () => {},
    (/** @type {string[]} */ command) => {
      commands.push(command.filter((word) => !/^(sudo|-.*)$/.test(word)).join(" "));
      return !command.includes("update");
    },
  );
  assert.equal(host.install(["firefox-esr"]), true);
  assert.deepEqual(commands, ["apt-get update", "apt-get install firefox-esr"]);
});
