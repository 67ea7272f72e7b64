import { createHash } from "node:crypto";

/**
 * A fingerprint of what an installation was made from. Equal stamps mean the same dependencies.
 *
 * @param {string} lockText the text of package-lock.json
 * @param {{ platform: string, arch: string, versions: { node: string } }} host usually `process`
 * @param {readonly string[]} patches the texts of patches/, which are applied after an installation
 * @returns {{ machine: string, lock: string, patches: string }}
 */
export function stampOf(lockText, host, patches = []) {
  const major = host.versions.node.split(".")[0] ?? "";
  return {
    machine: `${host.platform} ${host.arch} node${major}`,
    lock: hash(lockText),
    patches: hash(patches.join("\n")),
  };
}

/** @param {string} text */
function hash(text) {
  return createHash("sha256").update(text).digest("hex");
}

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, os?: string[],
 *   cpu?: string[], libc?: string[] }} LockEntry
 * @typedef {{ packages?: Record<string, LockEntry> }} Lock
 */

/**
 * Whether the packages npm says it has installed (node_modules/.package-lock.json) are those of the
 * lockfile, so that a tree made by `npm install` needs no second installation.
 *
 * @param {Lock} wanted package-lock.json
 * @param {Lock} installed node_modules/.package-lock.json
 * @param {{ platform: string, arch: string }} host usually `process`
 */
export function installedMatches(wanted, installed, host) {
  const have = installed.packages ?? {};
  return Object.entries(wanted.packages ?? {}).every(([path, entry]) => {
    if (!path.includes("node_modules/")) return true;
    const found = have[path];
    if (!found) return entry.optional === true && !isForHost(entry, host);
    return (
      found.version === entry.version && found.integrity === entry.integrity && found.link === entry.link
    );
  });
}

/**
 * @param {LockEntry} entry
 * @param {{ platform: string, arch: string }} host
 */
function isForHost(entry, host) {
  // Don't detect the C library: such packages come in pairs, and npm chose one.
  if (entry.libc || !entry.os || !entry.cpu) return false;
  return entry.os.includes(host.platform) && entry.cpu.includes(host.arch);
}
