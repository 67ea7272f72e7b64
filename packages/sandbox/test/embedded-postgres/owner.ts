/** A process that owns a database folder, to be killed by a test. Started by {@link ./owners} and {@link ./containers}. */
import { startPostgres } from "../../src/embedded-postgres/start";

/** A child of a test reports by message, a process in a container by its output. */
const tell = (message: object) =>
  process.send ? process.send(message) : process.stdout.write(`${JSON.stringify(message)}\n`);

try {
  const server = await startPostgres({ folder: process.argv[2] ?? "" });
  tell({ url: server.url, pid: server.pid });
} catch (error) {
  tell({ refused: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
}
