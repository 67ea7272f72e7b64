import { connect, createServer } from "node:net";
import { expect, inject, onTestFinished, test } from "vitest";
import { openDatabase } from "../../src/db/connect";
import { freePort } from "../../src/embedded-postgres/free-port";

const CONNECTIONS = 12;

test("a database that was away is asked again within a second, however often it was asked in vain", async () => {
  const target = new URL(inject("postgresUrl"));
  const port = await freePort();
  const here = new URL(target);
  here.port = String(port);
  const db = openDatabase(here.href, { connections: CONNECTIONS });
  onTestFinished(() => db.end({ timeout: 1 }));
  const askAll = () =>
    Promise.allSettled(
      Array.from({ length: CONNECTIONS }, async () => void (await db`select pg_sleep(0.05)`)),
    );
  for (let round = 0; round < 3; round++) {
    for (const { status } of await askAll()) expect(status).toBe("rejected");
  }

  const door = createServer((socket) => {
    const database = connect(Number(target.port), target.hostname);
    socket.pipe(database).pipe(socket);
    for (const end of [socket, database]) end.on("error", () => {});
  });
  onTestFinished(() => void door.close());
  await new Promise<void>((resolve) => door.listen(port, "127.0.0.1", resolve));
  const begun = performance.now();
  for (const { status } of await askAll()) expect(status).toBe("fulfilled");
  expect(performance.now() - begun).toBeLessThan(2_500);
});
