/** A sandbox in its own process: `api.mjs <built library> <options as JSON>`. Prints its addresses, then its memory on request. */
const [library = "", options = "{}"] = process.argv.slice(2);
/** @type {import("../lib/processes.mjs").SandboxLibrary} */
const { startSandbox } = await import(library);
const { url, databaseUrl, close } = await startSandbox(JSON.parse(options));
process.send?.({ url, databaseUrl });
process.on("message", () => process.send?.({ rss: process.memoryUsage.rss() }));
process.once("disconnect", () => close().finally(() => process.exit()));
