import { hkdfSync, randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SandboxError } from "./domain/sandbox-error";

/** Secrets every process on the same database must share. 32 bytes each. */
export interface Keys {
  /** Signs price tokens and hashes document numbers. */
  readonly secret: Buffer;
  /** Wraps the keys of identity documents. */
  readonly fileKey: Buffer;
}

const HEX = /^[0-9a-f]{64}$/i;

/**
 * The keys, derived (HKDF, RFC 5869) from one that is either given or kept in the folder, where the first start makes it.
 *
 * @param given 64 hexadecimal digits
 * @throws {SandboxError} when it is anything else
 */
export function readKeys(folder: string, given?: string): Keys {
  const hex = given ?? keptIn(folder);
  if (!HEX.test(hex)) {
    const where = given === undefined ? `The file ${join(folder, "key")}` : "SANDBOX_KEY";
    throw new SandboxError(`${where} must hold 64 hexadecimal digits.`);
  }
  const derive = (use: string) => Buffer.from(hkdfSync("sha256", Buffer.from(hex, "hex"), "", use, 32));
  return { secret: derive("marketplace-sandbox secret"), fileKey: derive("marketplace-sandbox files") };
}

function keptIn(folder: string): string {
  const file = join(folder, "key");
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString("hex"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return readFileSync(file, "utf8").trim();
}
