/** A Hono server without a database: `hono.mjs <answers as JSON, by path>` answers each path with its JSON. Prints its address. */
import { serve } from "@hono/node-server";
import { Hono } from "hono";

/** @type {Record<string, object>} */
const answers = JSON.parse(process.argv[2] ?? "{}");
const app = new Hono();
for (const [path, data] of Object.entries(answers)) app.post(path, (context) => context.json(data));
serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) =>
  process.send?.({ url: `http://127.0.0.1:${port}` }),
);
process.once("disconnect", () => process.exit());
