import { chromium } from "@playwright/test";
import { chromePath } from "../../scripts/lib/browser.mjs";
import { bundle } from "./bundle.mjs";
import { adapterUrl, BARE, OURS, PEERS } from "./clients.mjs";

/**
 * Measures the times of `call-time.mjs` in Chromium.
 *
 * @param {import("./call-time.mjs").Effort} effort
 * @returns {Promise<import("./call-time.mjs").CallTimes>}
 */
export async function callTimesInPage(effort) {
  const executablePath = chromePath();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ["--no-sandbox"],
  });
  try {
    const page = await browser.newPage();
    // A page of an ordinary origin without a server, because some clients need a base address.
    await page.route("http://localhost/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Bench</title>" }),
    );
    await page.goto("http://localhost/");
    await page.addScriptTag({ type: "module", content: await pageProgram() });
    await page.waitForFunction("typeof callTimes === 'function'");
    return await page.evaluate(`callTimes(${JSON.stringify(effort)})`);
  } finally {
    await browser.close();
  }
}

/** All adapters and the measurement in one script. */
async function pageProgram() {
  const names = [BARE, OURS, ...PEERS.map((peer) => peer.name)];
  const imports = names.map(
    (name, index) => `import * as client${index} from "${adapterUrl(name).pathname}";`,
  );
  const adapters = names.map((name, index) => `"${name}": client${index}`);
  const { outputFiles } = await bundle(
    `import { callTimes } from "./lib/call-time.mjs";
    ${imports.join("\n")}
    globalThis.callTimes = (effort) => callTimes({ ${adapters.join(", ")} }, effort);`,
    { splitting: false },
  );
  return outputFiles[0]?.text ?? "";
}
