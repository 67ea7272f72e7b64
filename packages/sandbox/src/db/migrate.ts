import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import type { Db } from "./connect";

const FOLDER = new URL("./migrations/", import.meta.url);

/**
 * Brings the database to the newest schema. Each file runs once, in the order of its name, in a transaction of its own;
 * several processes may start at the same time, one of them migrates.
 *
 * @returns the names of the files that ran
 * @throws {Error} when a file that ran before has been changed
 */
export async function migrate(db: Db, folder: URL = FOLDER): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  return db.begin(async (tx) => {
    await tx`create table if not exists migration (name text primary key, hash text not null)`;
    await tx`lock table migration in exclusive mode`;
    const known = new Map(
      (await tx<{ name: string; hash: string }[]>`select name, hash from migration`).map((row) => [
        row.name,
        row.hash,
      ]),
    );
    const ran: string[] = [];
    for (const name of names) {
      const text = await readFile(new URL(name, folder), "utf8");
      const hash = createHash("sha256").update(text).digest("hex");
      const before = known.get(name);
      if (before === hash) continue;
      if (before !== undefined) throw new Error(`The migration ${name} was changed after it had run.`);
      await tx.unsafe(text);
      await tx`insert into migration (name, hash) values (${name}, ${hash})`;
      ran.push(name);
    }
    return ran;
  });
}
