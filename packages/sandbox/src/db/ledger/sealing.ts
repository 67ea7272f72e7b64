import type { Db, Queryable, Tx } from "../connect";

/** The key that seals the bookings of a transaction. It comes from the server's own key and is never in the database. */
const keys = new WeakMap<Queryable, Buffer>();

/**
 * The same connections, whose transactions seal what they book. Others can't book: a journal without a seal counts as added by hand.
 *
 * @param secret the server's
 */
export function sealing(db: Db, secret: Buffer): Db {
  const begin = <Result>(work: (tx: Tx) => Promise<Result>) => db.begin((tx) => work(withKey(tx, secret)));
  return new Proxy(db, {
    get: (target, name, receiver) => (name === "begin" ? begin : Reflect.get(target, name, receiver)),
  });
}

/** Savepoints are transactions of their own to the driver. */
function withKey(tx: Tx, secret: Buffer): Tx {
  keys.set(tx, secret);
  const { savepoint } = tx;
  const sealed = <Result>(work: (inner: Tx) => Promise<Result>) =>
    savepoint((inner) => work(withKey(inner, secret)));
  return Object.assign(tx, { savepoint: sealed });
}

/** @throws {Error} in a transaction of connections that don't seal */
export function sealingKeyOf(tx: Tx): Buffer {
  const key = keys.get(tx);
  if (!key) throw new Error("These connections seal no bookings.");
  return key;
}
