/** A process that owns a database folder, to be killed by a test. Started by {@link ./owners}. */
import { startPostgres } from "../../src/embedded-postgres/start";

const server = await startPostgres({ folder: process.argv[2] ?? "" });
process.send?.({ url: server.url, pid: server.pid });
