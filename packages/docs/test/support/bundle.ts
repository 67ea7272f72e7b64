import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { root } from "./root";

/** The site is made from the built contract. */
export function setup(): void {
  execFileSync(process.execPath, [join(root, "openapi/scripts/build.mjs")], {
    cwd: join(root, "openapi"),
    stdio: "pipe",
  });
}
