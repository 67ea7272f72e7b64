/** Leaves while the connection for a statement is being made, and prints what comes after. Bundled and run by driver.test.ts. */
import { connect, createServer } from "node:net";
import { cancelWith } from "../../src/db/cancel";
import { openDatabase } from "../../src/db/connect";

const target = new URL(process.argv[2] ?? "");
/** Milliseconds until the server is reached. */
const SLOW = 400;
const slow = createServer((client) => {
  client.pause();
  setTimeout(() => {
    const server = connect(Number(target.port), target.hostname);
    client.pipe(server).pipe(client);
    for (const end of [client, server]) end.on("error", () => end.destroy());
  }, SLOW);
}).listen(0, "127.0.0.1", async () => {
  const address = slow.address();
  const url = new URL(target);
  url.host = `127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  const db = openDatabase(url.href, { connections: 1 });
  const leaving = new AbortController();
  const left = cancelWith(leaving.signal, db`select 1`).then(
    () => "answered",
    (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : String(error)),
  );
  setTimeout(() => leaving.abort(), SLOW / 4);
  const heard = [await left];
  const next = db<{ alive: number }[]>`select 1 as alive`.then(([row]) => `alive ${row?.alive}`);
  const silence = new Promise<string>((resolve) => setTimeout(resolve, 10 * SLOW, "the connection is gone"));
  heard.push(await Promise.race([next, silence]));
  process.send?.(heard, () => process.exit());
});
