#!/usr/bin/env node
/**
 * Debian's Firefox ESR for Playwright, which speaks WebDriver BiDi to it: in place of the browser's own command.
 *
 * Playwright sets media features before each page, which the ESR does not know yet. Such a command is answered here; every other
 * message passes as it is. Once the ESR knows `emulation.setMediaFeaturesOverride`, its own path will do.
 */
import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { createInterface } from "node:readline";
import { WebSocket, WebSocketServer } from "ws";

const UNKNOWN = "emulation.setMediaFeaturesOverride";
const LISTENING = /(WebDriver BiDi listening on )(ws:\/\/\S+)/;

const firefox = spawn(process.env.FIREFOX_PATH ?? "firefox-esr", process.argv.slice(2), {
  stdio: ["ignore", "inherit", "pipe"],
});
firefox.once("error", ({ message }) => {
  console.error(message);
  process.exit(1);
});
firefox.once("exit", (code) => process.exit(code ?? 1));
for (const signal of /** @type {const} */ (["SIGTERM", "SIGINT"])) {
  process.on(signal, () => firefox.kill(signal));
}

// Playwright reads the address from this stream.
createInterface({ input: firefox.stderr }).on("line", (line) => {
  const [, words, address = ""] = LISTENING.exec(line) ?? [];
  if (!words) {
    console.error(line);
    return;
  }
  const server = createServer().listen(0, "127.0.0.1", () => {
    const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
    console.error(`${words}ws://127.0.0.1:${port}`);
  });
  new WebSocketServer({ server }).on("connection", (client, { url }) => relay(client, `${address}${url}`));
});

/** @param {WebSocket} client @param {string} address of the browser */
function relay(client, address) {
  const browser = new WebSocket(address);
  const isOpen = new Promise((opened) => browser.once("open", opened));
  client.on("message", async (data) => {
    const text = String(data);
    const { id, method } = JSON.parse(text);
    if (method === UNKNOWN) {
      client.send(JSON.stringify({ type: "success", id, result: {} }));
      return;
    }
    await isOpen;
    browser.send(text);
  });
  browser.on("message", (data) => client.send(String(data)));
  browser.once("close", () => client.close());
  client.once("close", () => browser.close());
}
