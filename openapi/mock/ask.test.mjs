import { Agent, createServer } from "node:http";
import { expect, test } from "vitest";
import { ask } from "./ask.mjs";

/** Answers the first request of each connection and resets the connection at the second. */
async function forgetfulServer() {
  const used = new WeakSet();
  let connections = 0;
  const server = createServer((request, response) => {
    if (used.has(request.socket)) return request.socket.destroy();
    used.add(request.socket);
    connections += 1;
    response.end(`connection ${connections}`);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, url: `http://127.0.0.1:${server.address().port}` };
}

test("a request is sent again if a kept-alive connection closes as it is reused", async () => {
  const { server, url } = await forgetfulServer();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const get = async () =>
    String((await ask(url, agent, { method: "GET", path: "/", headers: {}, body: Buffer.alloc(0) })).body);
  expect([await get(), await get(), await get()]).toEqual(["connection 1", "connection 2", "connection 3"]);
  agent.destroy();
  server.closeAllConnections();
  server.close();
});

test("an unreachable server is an error", async () => {
  const { server, url } = await forgetfulServer();
  await new Promise((resolve) => server.close(resolve));
  const agent = new Agent({ keepAlive: true });
  await expect(
    ask(url, agent, { method: "GET", path: "/", headers: {}, body: Buffer.alloc(0) }),
  ).rejects.toThrow(/ECONNREFUSED/);
  agent.destroy();
});
