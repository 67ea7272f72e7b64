import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { quickFolder } from "../../../../../scripts/lib/quick-folder.mjs";
import { prepareServer } from "../kills/server";

/**
 * The package's command line on a new folder, as an operator starts it: with every limit, and as the README says where memory is short.
 * Otherwise each thread keeps what pictures needed: 410 MB were seen after all floods, one after the other.
 */
export async function startServer(args: readonly string[]) {
  const folder = mkdtempSync(join(quickFolder(), "sandbox-flood-"));
  const server = await prepareServer(folder, args, { MALLOC_ARENA_MAX: "1" });
  await server.start();
  return {
    url: server.url,
    databaseUrl: server.databaseUrl,
    /** Megabytes of the process that the API is, on Linux. */
    memory: () => {
      const status = readFileSync(`/proc/${server.pid()}/status`, "utf8");
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024);
    },
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
