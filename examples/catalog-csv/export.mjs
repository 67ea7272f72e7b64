// The whole catalog as CSV: node export.mjs > catalog.csv
// One page is in memory at a time, however large the catalog is.
import { createMarketplace, pages } from "marketplace-sdk";
import { csvLine } from "./csv.mjs";

const market = createMarketplace({ baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020" });
const COLUMNS = ["id", "title", "shopname", "price", "currency", "stock"];

let count = 0;
process.stdout.write(csvLine(COLUMNS));
for await (const product of pages(market.products.list, { limit: 50 })) {
  const line = csvLine(COLUMNS.map((column) => product[column]));
  count++;
  // A reader slower than the server is waited for.
  if (!process.stdout.write(line)) await new Promise((resume) => process.stdout.once("drain", resume));
}
process.stderr.write(`${count} products\n`);
