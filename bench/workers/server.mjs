/** A server in its own process that sends the same small response to every request. Prints its port. */
import { createServer } from "node:http";
import { smallAnswers } from "../lib/answers.mjs";

const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(smallAnswers.get) };
const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, headers).end(smallAnswers.get);
});
server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address && typeof address === "object") process.send?.(address.port);
});
process.once("disconnect", () => process.exit());
