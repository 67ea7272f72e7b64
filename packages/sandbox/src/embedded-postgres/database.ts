import postgres from "postgres";
import { SUPERUSER } from "./initialise";

/** Role and database of the sandbox. The role is no superuser: a hole in the SQL can't read files or run programs. */
const ROLE = "sandbox";
const DATABASE = "sandbox";

/** Makes role and database where they are missing, and tells the address to work with. */
export async function ensureDatabase(port: number, password: string): Promise<string> {
  const sql = postgres(address(SUPERUSER, password, port, "postgres"), { max: 1, onnotice: () => undefined });
  try {
    const [found] = await sql<{ role: boolean; database: boolean }[]>`
      select exists(select from pg_roles where rolname = ${ROLE}) as role,
             exists(select from pg_database where datname = ${DATABASE}) as database`;
    // The password is base64url: nothing in it needs quoting.
    if (!found?.role) await sql.unsafe(`create role ${ROLE} login createdb password '${password}'`);
    if (!found?.database) await sql.unsafe(`create database ${DATABASE} owner ${ROLE}`);
  } finally {
    await sql.end();
  }
  return address(ROLE, password, port, DATABASE);
}

function address(role: string, password: string, port: number, database: string): string {
  return `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;
}
