/**
 * Asks a server that ends each connection before it has said anything, as a balancer without a server behind it does. Prints how the
 * calls ended. Bundled and run by closing-server.test.ts.
 */
import { openDatabase } from "../../src/db/connect";

const db = openDatabase(process.argv[2] ?? "", { connections: 3 });
const codeOf = (error: unknown) =>
  error instanceof Error && "code" in error ? String(error.code) : String(error);
const heard = await Promise.all([
  ...[1, 2, 3].map((number) => db`select ${number}::integer`.then(() => "answered", codeOf)),
  db.begin((tx) => tx`select 1`).then(() => "answered", codeOf),
]);
process.send?.(heard, () => process.exit());
