/** Answers every request with the same article, in a process of its own. Tells its port. */
import { createServer } from "node:http";
import { ARTICLE } from "./call-times.mjs";

const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, { "content-type": "application/json" }).end(ARTICLE);
});
server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1", () => process.send?.(Object(server.address()).port));
process.once("disconnect", () => process.exit());
