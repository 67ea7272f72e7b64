import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createMarketplace } from "marketplace-sdk";
import { csvLine } from "./csv.mjs";

assert.equal(csvLine(["a", 'say "hi"', "x,y", null, "=1+1"]), `a,"say ""hi""","x,y",,'=1+1\r\n`);

const csv = execFileSync(process.execPath, ["export.mjs"], {
  encoding: "utf8",
  stdio: ["ignore", "pipe", "pipe"],
});
const [head, ...rows] = csv.trimEnd().split("\r\n");
assert.equal(head, "id,title,shopname,price,currency,stock");

const market = createMarketplace({ baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020" });
const { total } = await market.products.list({ limit: 1 });
assert.ok(total > 50, "the catalog has more than one page");
assert.equal(rows.length, total);
assert.equal(new Set(rows.map((row) => row.split(",")[0])).size, total);
for (const row of rows) assert.match(row, /,\d+\.\d{2},[A-Z]+,\d+$/);
console.log(`${rows.length} products exported, each once`);
