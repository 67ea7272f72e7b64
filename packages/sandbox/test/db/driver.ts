/** Loses its connection in the middle of a transaction, and prints the result. Bundled and run by driver.test.ts. */
import { openDatabase } from "../../src/db/connect";

const db = openDatabase(process.argv[2] ?? "", { connections: 1 });
const heard: string[] = [];
const note = (error: unknown) =>
  void heard.push(error instanceof Error && "code" in error ? String(error.code) : String(error));

let reconnected = () => {};
const connection = new Promise<void>((resolve) => {
  reconnected = resolve;
});
let over: Promise<void> | undefined;
const transaction = db.begin(async (tx) => {
  const work = async () => {
    await tx`select pg_terminate_backend(pg_backend_pid())`.catch(note);
    await tx`select 1`.catch(note);
    // Continues once another connection has replaced the lost one.
    await connection;
    await tx`create table left_over (id integer)`.catch(note);
  };
  over = work();
  await over;
});
await transaction.catch(note);
const [row] = await db<{ alive: number }[]>`select 1 as alive`;
heard.push(`alive ${row?.alive}`);
reconnected();
await over;
const [left] = await db<{ found: boolean }[]>`select to_regclass('left_over') is not null as found`;
process.send?.([...heard, `left over ${left?.found}`], () => process.exit());
