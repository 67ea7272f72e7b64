/** Who wants what: user or token, operation, body as it is sent. */
export type Intent = readonly [owner: string, operation: string, body: unknown];

/** Fields that no stored value may depend on: a short password could be guessed from a hash of it. */
const SECRET = /password|^code$/;

/** JSON with its fields in order and without secrets: the same for everything a user would call the same. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (name, field: unknown) => {
    if (SECRET.test(name)) return undefined;
    const isObject = field instanceof Object && !Array.isArray(field);
    return isObject ? Object.fromEntries(Object.entries(field).sort()) : field;
  });

const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;

/**
 * What a call wants, in 16 hex digits: who asks for which operation with which input. FNV-1a with 64 bits: it tells
 * intents apart and hides nothing, which is why secrets stay out of it.
 */
export function intentHash([owner, operation, body]: Intent): string {
  let hash = OFFSET;
  for (const character of `${owner}\n${operation}\n${typeof body === "string" && canonical(JSON.parse(body))}`) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * PRIME);
  }
  return hash.toString(16).padStart(16, "0");
}
