/**
 * Installs the packed package with React 18.3 and with React 19, each in an empty folder, and renders two visitors with it. Needs a
 * build, and the registry for React.
 */
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { install, pack, succeed } from "../../../scripts/lib/packed.mjs";
import manifest from "../package.json" with { type: "json" };

const VERSIONS = ["18.3.1", "19.2.9"];
const TEST = fileURLToPath(new URL("two-visitors.mjs", import.meta.url));
const work = realpathSync(mkdtempSync(join(tmpdir(), "marketplace-react-")));
try {
  const tarballs = [
    await pack("packages/marketplace-sdk", work),
    await pack("packages/marketplace-react", work),
  ];
  for (const version of VERSIONS) {
    const folder = join(work, version);
    mkdirSync(folder);
    const { "@tanstack/react-query": query, "happy-dom": dom } = manifest.devDependencies;
    const dependencies = {
      "@tanstack/react-query": query,
      "happy-dom": dom,
      react: version,
      "react-dom": version,
    };
    writeFileSync(
      join(folder, "package.json"),
      JSON.stringify({ type: "module", private: true, dependencies }),
    );
    await install(folder, tarballs);
    cpSync(TEST, join(folder, "test.mjs"));
    console.log((await succeed([process.execPath, "test.mjs"], folder)).trim());
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
