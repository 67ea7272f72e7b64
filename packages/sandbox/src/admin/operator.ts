import { SandboxError } from "../domain/sandbox-error";

/** Who decides at the admin console: whoever holds the token. The name is for the record. */
export interface Operator {
  readonly name: string;
  readonly token: string;
}

/** What requests of an operator carry through the console. */
export interface OperatorEnv {
  Variables: { operator: string };
}

/** Name of the operator whose token stands alone. */
const UNNAMED = "operator";
/** A name, and a token that is long enough to resist guessing, without characters that are special in URLs, headers or cookies. */
const ENTRY = /^(?:([\p{L}\p{N}][\p{L}\p{N}._-]{0,39}):)?([\w-]{16,128})$/u;

/**
 * The operators in a text like `Mira:token-of-mira Jonas:token-of-jonas`, with blanks, lines or commas between them. One token may
 * stand without a name.
 *
 * @param where the text is from, for the error
 * @throws {SandboxError} for anything else, and where two share a name or a token: what takes two operators would take one
 */
export function operatorsIn(text: string, where: string): readonly [Operator, ...Operator[]] {
  const [first, ...others] = text
    .split(/[\s,]+/)
    .filter((entry) => entry !== "")
    .map((entry): Operator => {
      const [, name = UNNAMED, token] = ENTRY.exec(entry) ?? [];
      if (token === undefined) throw malformed(where);
      return { name, token };
    });
  if (!first) throw malformed(where);
  const operators = [first, ...others] as const;
  const names = new Set(operators.map(({ name }) => name.normalize("NFKC").toLowerCase()));
  const tokens = new Set(operators.map(({ token }) => token));
  if (names.size < operators.length || tokens.size < operators.length)
    throw new SandboxError(`${where} must give every operator a name and a token of their own.`);
  return operators;
}

const malformed = (where: string) =>
  new SandboxError(
    `${where} must hold 16 to 128 letters, digits, - or _, or several operators such as Mira:token,Jonas:token.`,
  );
