/** One API process on a database, as the package starts it. Bundled and run by starts.test.ts; ends with its parent. */
import { startSandbox } from "../../../src/index";

const [databaseUrl = "", data = ""] = process.argv.slice(2);
process.on("disconnect", () => process.exit());
try {
  const { url } = await startSandbox({ databaseUrl, data, port: 0 });
  process.send?.({ url });
} catch (error) {
  process.send?.({ failed: String(error) });
}
