import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/**
 * A folder with some files, removed when the test ends.
 *
 * @param {{ after: (remove: () => void) => void }} test the test's context
 * @param {Record<string, string>} [files] relative path → text
 */
export function tempFolder(test, files = {}) {
  const folder = mkdtempSync(join(tmpdir(), "scripts-"));
  test.after(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}
