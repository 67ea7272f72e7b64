import type { Db, Tx } from "./db/connect";
import { lockStart } from "./db/start-lock";
import { SandboxError } from "./domain/sandbox-error";
import { decrypt, unwrap, wrap } from "./kernel/envelope-encryption";
import type { KeyRing, ServerKey } from "./kernel/keys";

/** Binds the wrapped secret to its use. */
const SECRET = "secret";

/**
 * Checks that the keys given are those of the database, and reads the secret that hashes what it stores: document numbers,
 * bodies of idempotent requests. A database without keys takes those given; one that knows others learns the newest.
 *
 * @returns the secret, the same in every process and after every change of keys
 * @throws {SandboxError} when a key that the database needs is missing
 */
export function openSecret(db: Db, keys: KeyRing, now: number): Promise<Buffer> {
  return db.begin(async (tx) => {
    await lockStart(tx);
    const known = await tx<{ id: string; wrapped_secret: Buffer }[]>`
      select id, wrapped_secret from server_key order by number`;
    const missing = known.filter(({ id }) => !keys.some((key) => key.id === id)).map(({ id }) => id);
    if (missing.length > 0) throw wrongKey(keys, `it needs ${missing.join(", ")}`);
    const [first] = known;
    const own = keys.find(({ id }) => id === first?.id);
    if (first && own) {
      const secret = unwrap(own.fileKey, SECRET, first.wrapped_secret);
      if (!known.some(({ id }) => id === keys[0].id)) await note(tx, keys[0], secret, now);
      return secret;
    }
    // A new database, or one of a version that noted no keys: it began with the oldest.
    await checkDocument(tx, keys);
    const oldestFirst = [...keys].reverse();
    const secret = oldestFirst[0]?.secret ?? keys[0].secret;
    for (const key of oldestFirst) await note(tx, key, secret, now);
    return secret;
  });
}

const note = (tx: Tx, key: ServerKey, secret: Buffer, now: number) =>
  tx`insert into server_key (id, wrapped_secret, createtime)
    values (${key.id}, ${wrap(key.fileKey, SECRET, secret)}, ${now})`;

/** Without a recorded key id, an identity document shows whether the key is right. */
async function checkDocument(tx: Tx, keys: KeyRing): Promise<void> {
  const [file] = await tx<{ id: string; bytes: Buffer; wrapped_key: Buffer }[]>`
    select id, bytes, wrapped_key from file where category = 'kyc' and wrapped_key is not null order by createtime, id limit 1`;
  if (!file) return;
  try {
    decrypt(keys, file.id, { bytes: file.bytes, wrappedKey: file.wrapped_key, keyId: null });
  } catch {
    throw wrongKey(keys, "its identity documents were encrypted with another");
  }
}

const wrongKey = (keys: KeyRing, reason: string) =>
  new SandboxError(
    `The key is not this database's: ${reason}, given is ${keys.map(({ id }) => id).join(", ")}. Set SANDBOX_KEY, or the file "key" of the data folder, to every key that the database needs, the newest first.`,
  );
