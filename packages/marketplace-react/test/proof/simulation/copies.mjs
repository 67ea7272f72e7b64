import { parseAst } from "vite";

/** @typedef {ReturnType<typeof parseAst>["body"][number]} Statement */

/**
 * The code of pages that live one after the other. To make all of a page anew took most of a history's time: the engine knew
 * nothing of its functions and classes. So these are made once, and closed, so that no page leaves anything in them for the next.
 * All the rest, which is what modules remember, is made again for each page, in the order of the sources.
 *
 * @param {string} code of a module that exports `openPage`
 * @returns {string} the body of a function. It returns a function that gets the globals of a page and returns its `openPage`.
 *   Calls `enter` with these globals.
 */
export function codeOfCopies(code) {
  const textOf = (/** @type {{ start: number, end: number }} */ { start, end }) => code.slice(start, end);
  /** @type {string[]} */
  const once = [];
  /** @type {Set<string>} */
  const closed = new Set();
  /** @type {string[]} */
  const each = [];
  /** @type {string[]} */
  const variables = [];

  for (const statement of parseAst(code).body) {
    if (statement.type === "ExportNamedDeclaration") continue;
    if (statement.type === "FunctionDeclaration") {
      closed.add(`${statement.id?.name}`);
      once.push(textOf(statement));
    } else if (statement.type === "VariableDeclaration") {
      for (const { id, init } of statement.declarations) {
        if (id.type !== "Identifier") throw new Error(`Not a name: ${textOf(id)}`);
        if (init && isClosable(init, closed)) {
          closed.add(id.name);
          once.push(`const ${id.name} = ${textOf(init)};`);
        } else {
          variables.push(id.name);
          if (init) each.push(`${id.name} = ${textOf(init)};`);
        }
      }
    } else {
      each.push(textOf(statement));
    }
  }

  return `
    ${variables.map((name) => `let ${name};`).join(" ")}
    ${once.join("\n")}
    for (const made of [${[...closed].join(", ")}]) {
      Object.freeze(made);
      if (made.prototype) Object.seal(made.prototype);
    }
    return (globals) => {
      enter(globals);
      ${variables.map((name) => `${name} = undefined;`).join(" ")}
      ${each.join("\n")}
      return openPage;
    };`;
}

/**
 * A function remembers nothing by itself, nor does a class without anything static that extends another such, or a builtin.
 *
 * @param {NonNullable<Extract<Statement, { type: "VariableDeclaration" }>["declarations"][number]["init"]>} made
 * @param {ReadonlySet<string>} closed
 */
function isClosable(made, closed) {
  if (made.type === "ArrowFunctionExpression" || made.type === "FunctionExpression") return true;
  if (made.type !== "ClassExpression") return false;
  const { superClass, body } = made;
  const isBaseClosed =
    !superClass ||
    (superClass.type === "Identifier" && (closed.has(superClass.name) || superClass.name === "Error"));
  return isBaseClosed && !body.body.some((part) => part.type === "StaticBlock" || part.static);
}
