/**
 * Makes what the initializer copies: the example storefront, and the tarballs of the packages it needs.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { npmCommand } from "../../../scripts/lib/npm.mjs";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const dist = fileURLToPath(new URL("../dist/", import.meta.url));
const vendor = join(dist, "vendor");
/** Files that working in the example creates. */
const NOT_COPIED = new Set(["node_modules", "dist", "package-lock.json"]);

rmSync(dist, { recursive: true, force: true });
mkdirSync(vendor, { recursive: true });
cpSync(join(root, "examples", "storefront"), join(dist, "template"), {
  recursive: true,
  filter: (path) => !NOT_COPIED.has(path.split(/[\\/]/).at(-1) ?? ""),
});
for (const name of ["marketplace-sdk", "marketplace-react"]) {
  const workspace = join(root, "packages", name);
  const [command = "npm", ...args] = [
    ...npmCommand(),
    "pack",
    "--ignore-scripts",
    "--pack-destination",
    vendor,
  ];
  execFileSync(command, args, { cwd: workspace, stdio: ["ignore", "ignore", "inherit"] });
  const { version } = JSON.parse(readFileSync(join(workspace, "package.json"), "utf8"));
  renameSync(join(vendor, `${name}-${version}.tgz`), join(vendor, `${name}.tgz`));
}
