import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../../src/embedded-postgres/free-port";
import { bundleEntry } from "../support/processes";

test("a balancer with no server behind it is an error at once, not a wait without end", async () => {
  const port = await freePort();
  let connections = 0;
  const balancer = createServer((socket) => {
    connections++;
    socket.on("error", () => {});
    socket.end();
  });
  onTestFinished(() => void balancer.close());
  await new Promise<void>((resolve) => balancer.listen(port, "127.0.0.1", resolve));
  const bundle = await bundleEntry(join(import.meta.dirname, "closing-server.ts"));
  onTestFinished(bundle.remove);
  const child = fork(bundle.script, [`postgres://anyone@127.0.0.1:${port}/none`], { silent: true });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [heard]: unknown[] = await Promise.race([
    once(child, "message"),
    once(child, "exit"),
    once(AbortSignal.timeout(15_000), "abort").then(() => [`no answer after ${connections} connections`]),
  ]);
  expect(heard).toEqual(Array.from({ length: 4 }, () => "CONNECTION_CLOSED"));
});
