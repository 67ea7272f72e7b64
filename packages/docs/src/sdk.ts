import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** An export of an SDK module. */
export interface Exported {
  name: string;
  kind: "function" | "class" | "interface" | "type" | "constant";
  /** Its declaration as written, without bodies of functions. */
  code: string;
  /** Markdown of its docstring; names in `{@link}` become inline code. */
  text: string;
  /** `@param`, `@returns`, `@throws`. */
  tags: { name: string; text: string }[];
  /** Whether it was generated from the contract: a schema under its own name, or a table of operations. */
  origin: "source" | "schema" | "table";
}

/** A module that consumers import. */
export interface Module {
  /** Its import specifier: `marketplace-sdk/state`. */
  specifier: string;
  exports: Exported[];
}

/**
 * The public API of the SDK, read from its sources by TypeScript.
 *
 * @param folder of the package
 */
export function readSdk(folder: string): Module[] {
  const manifest: { name: string; exports: Record<string, unknown> } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  const entries = Object.keys(manifest.exports)
    .filter((path) => !path.endsWith(".json"))
    .map((path) => ({
      specifier: manifest.name + path.slice(1),
      file: join(folder, "src", path, "index.ts"),
    }));
  const options = compilerOptions(join(folder, "tsconfig.json"));
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    options,
  );
  const checker = program.getTypeChecker();
  return entries.map(({ specifier, file }) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${specifier} has no module at ${file}`);
    const found = checker.getExportsOfModule(module).flatMap((symbol) => describe(symbol, checker) ?? []);
    return { specifier, exports: found.sort((a, b) => a.name.localeCompare(b.name)) };
  });
}

function compilerOptions(file: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  // Node's types do not appear in any export.
  return { ...ts.parseJsonConfigFileContent(config, ts.sys, join(file, "..")).options, types: [] };
}

function describe(symbol: ts.Symbol, checker: ts.TypeChecker): Exported | undefined {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declarations = target.declarations ?? [];
  const declaration = declarations.find(isDescribed);
  if (!declaration) return undefined;
  const { fileName } = declaration.getSourceFile();
  return {
    name: symbol.name,
    kind: kindOf(declaration, checker),
    code: declarations
      .filter(isDescribed)
      .map((each) => codeOf(each, symbol.name, checker))
      .join("\n\n"),
    text: parts(target.getDocumentationComment(checker)),
    tags: target
      .getJsDocTags(checker)
      .filter(({ name }) => ["param", "returns", "throws", "deprecated", "experimental"].includes(name))
      .map(({ name, text }) => ({ name, text: parts(text ?? []) })),
    origin: originOf(fileName, symbol.name),
  };
}

function originOf(fileName: string, name: string): Exported["origin"] {
  if (!fileName.includes("/generated/") || name === "Methods") return "source";
  return fileName.endsWith("/schema.ts") && /^[A-Z]/.test(name) ? "schema" : "table";
}

type Described =
  | ts.FunctionDeclaration
  | ts.ClassDeclaration
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration
  | ts.VariableDeclaration;

const isDescribed = (node: ts.Node): node is Described =>
  ts.isFunctionDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isVariableDeclaration(node);

function kindOf(node: Described, checker: ts.TypeChecker): Exported["kind"] {
  if (ts.isFunctionDeclaration(node)) return "function";
  if (ts.isClassDeclaration(node)) return "class";
  if (ts.isInterfaceDeclaration(node)) return "interface";
  if (ts.isTypeAliasDeclaration(node)) return "type";
  return checker.getTypeAtLocation(node).getCallSignatures().length > 0 ? "function" : "constant";
}

function codeOf(node: Described, name: string, checker: ts.TypeChecker): string {
  if (ts.isVariableDeclaration(node)) {
    const type = checker.typeToString(checker.getTypeAtLocation(node), node, ts.TypeFormatFlags.NoTruncation);
    return `const ${name}: ${type}`;
  }
  if (ts.isFunctionDeclaration(node)) return withoutBody(node);
  if (ts.isClassDeclaration(node)) return classCode(node, name);
  return node.getText();
}

/** A function or method up to its body. */
function withoutBody(node: ts.FunctionDeclaration | ts.MethodDeclaration | ts.AccessorDeclaration): string {
  const source = node.getSourceFile().text;
  const end = node.body ? node.body.getStart() : node.getEnd();
  return source.slice(node.getStart(), end).trim();
}

function classCode(node: ts.ClassDeclaration, name: string): string {
  const members = node.members.filter(
    (member) => !(ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private),
  );
  const lines = members.map((member) => {
    const comment = ts.getJSDocCommentsAndTags(member)[0];
    const code =
      ts.isMethodDeclaration(member) || ts.isAccessor(member)
        ? withoutBody(member)
        : ts.isConstructorDeclaration(member)
          ? `constructor(${member.parameters.map((parameter) => parameter.getText()).join(", ")})`
          : member.getText();
    return `  ${comment ? `${comment.getText()}\n  ` : ""}${code}`;
  });
  const heritage = (node.heritageClauses ?? []).map((clause) => ` ${clause.getText()}`).join("");
  return `class ${name}${heritage} {\n${lines.join("\n")}\n}`;
}

/** A docstring's parts as Markdown. */
function parts(found: readonly ts.SymbolDisplayPart[]): string {
  return found
    .filter(({ kind }) => kind !== "link")
    .map(({ kind, text }) => (kind === "linkName" || kind === "linkText" ? `\`${text.trim()}\`` : text))
    .join("");
}
