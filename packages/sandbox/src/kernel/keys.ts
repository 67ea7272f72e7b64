import { hkdfSync, randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SandboxError } from "../domain/sandbox-error";

/** What is derived from one key of 64 hexadecimal digits. 32 bytes each. */
export interface ServerKey {
  /** Eight digits that name the key without telling it; the database notes which keys it needs. */
  readonly id: string;
  /** Signs price tokens. */
  readonly signing: Buffer;
  /** Wraps the keys of identity documents. */
  readonly fileKey: Buffer;
  /** Hashes what is stored, in databases that began with this key: see `db/server-keys.ts`. */
  readonly secret: Buffer;
}

/** Every key that counts. The first, which is the newest, encrypts and signs; all of them decrypt and verify. */
export type KeyRing = readonly [ServerKey, ...ServerKey[]];

const HEX = /^[0-9a-f]{64}$/i;

/**
 * The keys, derived (HKDF, RFC 5869) from those that are either given or kept in the folder, where the first start makes one.
 *
 * @param given 64 hexadecimal digits, or several of them with spaces or commas in between, the newest first
 * @throws {SandboxError} when it is anything else
 */
export function readKeys(folder: string, given?: string): KeyRing {
  const text = given ?? keptIn(folder);
  const [newest, ...older] = text.split(/[\s,]+/).filter((word) => word !== "");
  if (newest === undefined || ![newest, ...older].every((word) => HEX.test(word))) {
    const where = given === undefined ? `The file ${join(folder, "key")}` : "SANDBOX_KEY";
    throw new SandboxError(
      `${where} must hold 64 hexadecimal digits, or several keys of that length with the newest first.`,
    );
  }
  return [deriveKey(newest), ...older.map(deriveKey)];
}

function deriveKey(hex: string): ServerKey {
  const derive = (use: string, bytes = 32) =>
    Buffer.from(hkdfSync("sha256", Buffer.from(hex, "hex"), "", `marketplace-sandbox ${use}`, bytes));
  return {
    id: derive("key id", 4).toString("hex"),
    signing: derive("signing"),
    fileKey: derive("files"),
    secret: derive("secret"),
  };
}

function keptIn(folder: string): string {
  const file = join(folder, "key");
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString("hex"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return readFileSync(file, "utf8");
}
