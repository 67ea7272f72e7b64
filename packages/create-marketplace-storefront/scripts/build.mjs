/**
 * Makes what the initializer copies: the example storefront, and the tarballs of the packages it needs.
 */
import { mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { copySources, pack } from "../../../scripts/lib/packed.mjs";
import { root } from "../../../scripts/lib/root.mjs";

const dist = fileURLToPath(new URL("../dist/", import.meta.url));
const vendor = join(dist, "vendor");

rmSync(dist, { recursive: true, force: true });
mkdirSync(vendor, { recursive: true });
copySources(join(root, "examples", "storefront"), join(dist, "template"));
for (const name of ["marketplace-sdk", "marketplace-react"]) {
  renameSync(await pack(`packages/${name}`, vendor), join(vendor, `${name}.tgz`));
}
