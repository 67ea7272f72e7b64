import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import postgres from "postgres";
import { SUPERUSER } from "./initialize";
import type { Places } from "./places";

/**
 * Roles and database of the sandbox. No role is a superuser or knows the superuser's password, so that whoever has their passwords, or
 * an SQL injection, can't read files or run programs.
 */
const OWNER = "sandbox";
/** The role of the API. It can add to the ledger but not change it. */
const API = "sandbox_api";
const DATABASE = "sandbox";

/** Connection URLs of the same database. */
export interface DatabaseUrls {
  readonly owner: string;
  readonly api: string;
}

/** Creates missing roles and the database, and returns the connection URLs. Folders of earlier versions get the passwords of today. */
export async function ensureDatabase(port: number, places: Places): Promise<DatabaseUrls> {
  const superuser = address(SUPERUSER, readFileSync(places.superuserPassword, "utf8"), port, "postgres");
  const ownerPassword = keptPassword(places.ownerPassword);
  const apiPassword = keptPassword(places.apiPassword);
  const sql = postgres(superuser, { max: 1, onnotice: () => undefined });
  try {
    const [found] = await sql<{ owner: boolean; api: boolean; database: boolean }[]>`
      select exists(select from pg_roles where rolname = ${OWNER}) as owner,
             exists(select from pg_roles where rolname = ${API}) as api,
             exists(select from pg_database where datname = ${DATABASE}) as database`;
    if (!found?.owner) await sql.unsafe(`create role ${OWNER} login createdb`);
    if (!found?.api) await sql.unsafe(`create role ${API} login`);
    // Passwords are base64url, so they need no quoting.
    await sql.unsafe(
      `alter role ${OWNER} password '${ownerPassword}'; alter role ${API} password '${apiPassword}'`,
    );
    if (!found?.database) await sql.unsafe(`create database ${DATABASE} owner ${OWNER}`);
  } finally {
    await sql.end();
  }
  return {
    owner: address(OWNER, ownerPassword, port, DATABASE),
    api: address(API, apiPassword, port, DATABASE),
  };
}

/** Reads a random password, which is created if its file is missing. */
function keptPassword(file: string): string {
  try {
    writeFileSync(file, randomBytes(24).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return readFileSync(file, "utf8");
}

function address(role: string, password: string, port: number, database: string): string {
  return `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;
}
