import { existsSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";

/** @typedef {import("./report-findings.mjs").Finding} Finding */
/** @typedef {import("./workspaces.mjs").Manifest & Record<string, unknown>} PackageManifest */

/** Entry points generated from the contract, whose texts they have. */
const GENERATED_ENTRIES = new Set(["openapi/dist/schema.d.ts"]);
/** What a docstring says of names that a standard defines. */
const STANDARD = /^@see https:\/\//;
const GENERATED = /\/(generated|dist)\//;

/**
 * Exports of published packages that have no docstring: names, and the members of interfaces, classes and
 * object types.
 *
 * @param {string} root
 * @param {{ folder: string, manifest: PackageManifest }[]} workspaces folders are relative to the root
 * @returns {Finding[]}
 */
export function docstringFindings(root, workspaces) {
  const entries = workspaces
    .filter(({ manifest }) => !manifest.private)
    .flatMap(({ folder, manifest }) =>
      [...typesOf(manifest.exports)].map((types) => ({ folder, types: join(folder, types) })),
    )
    .filter(({ types }) => !GENERATED_ENTRIES.has(types))
    .map((entry) => ({ ...entry, source: sourceOf(root, entry.types) }));
  const lost = entries.filter(({ source }) => source === undefined);
  return [
    ...lost.map(({ folder, types }) => ({
      path: `${folder}/package.json`,
      line: 0,
      message: `no source found for ${types}`,
    })),
    ...undocumented(
      root,
      entries.flatMap(({ source }) => source ?? []),
    ),
  ];
}

/**
 * The declarations that a manifest's `exports` name, ESM's where CommonJS has its own.
 *
 * @param {unknown} exported
 * @returns {Set<string>}
 */
function typesOf(exported) {
  if (typeof exported !== "object" || exported === null) return new Set();
  return new Set(
    Object.entries(exported).flatMap(([condition, target]) => {
      if (condition === "types" && typeof target === "string") return [target];
      return condition === "require" ? [] : [...typesOf(target)];
    }),
  );
}

/**
 * The source of a declaration file: itself when it is written by hand; `dist/x.d.ts` is built from `src/x.ts` or
 * `src/x/index.ts`.
 *
 * @param {string} root
 * @param {string} types
 * @returns {string | undefined} relative to the root
 */
function sourceOf(root, types) {
  const stem = types.replace(/\.d\.[cm]?ts$/, "").replace("/dist/", "/src/");
  const candidates = [`${stem}.ts`, `${stem}.tsx`, `${stem}/index.ts`, types];
  return candidates.find((path) => !path.includes("/dist/") && existsSync(join(root, path)));
}

/**
 * @param {string} root
 * @param {string[]} entries relative to the root
 * @returns {Finding[]}
 */
function undocumented(root, entries) {
  const program = programOf(entries.map((entry) => join(root, entry)));
  const checker = program.getTypeChecker();
  /** @type {Map<ts.Node, Finding>} */
  const findings = new Map();

  /** @param {ts.Symbol | undefined} symbol @param {string} name */
  const check = (symbol, name) => {
    const declaration = symbol?.declarations?.[0];
    if (!symbol || !declaration || symbol.getDocumentationComment(checker).length > 0) return;
    const file = declaration.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(declaration.getStart(file));
    findings.set(declaration, {
      path: relative(root, file.fileName),
      line: line + 1,
      message: `${name} is public and has no docstring`,
    });
  };

  for (const entry of entries) {
    const file = program.getSourceFile(join(root, entry));
    const module = file && checker.getSymbolAtLocation(file);
    for (const exported of module ? checker.getExportsOfModule(module) : []) {
      const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
      const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
      // Names of other packages are documented there.
      const declarations = (symbol.declarations ?? []).filter(
        (declaration) => !GENERATED.test(declaration.getSourceFile().fileName),
      );
      if (declarations.length === 0) continue;
      check(symbol, exported.name);
      for (const member of declarations.flatMap(membersOf)) {
        check(member.name && checker.getSymbolAtLocation(member.name), `${exported.name}.${nameOf(member)}`);
      }
    }
  }
  return [...findings.values()];
}

/**
 * A TypeScript program of entry points and the modules that they re-export from their package. Docstrings need no other imports, and
 * a whole package would take seconds.
 *
 * @param {string[]} entries
 */
function programOf(entries) {
  const options = { lib: ["lib.es5.d.ts"], types: [], jsx: ts.JsxEmit.ReactJSX };
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, containing, _redirect, _options, file) => {
    const passedOn = modulesPassedOn(file);
    return literals.map(({ text }) => {
      const path = join(dirname(containing), text.replace(/\.js$/, ""));
      const candidates = [path, `${path}.ts`, `${path}.tsx`, `${path}.d.ts`, `${path}/index.ts`];
      const isNeeded = passedOn.has(text) && !GENERATED.test(path);
      const found = isNeeded
        ? candidates.find((candidate) => /\.tsx?$/.test(candidate) && existsSync(candidate))
        : undefined;
      if (!found) return { resolvedModule: undefined };
      return { resolvedModule: { resolvedFileName: found, extension: ts.Extension.Ts } };
    });
  };
  return ts.createProgram(entries, options, host);
}

/**
 * The relative modules that a file exports from, by `export … from` or after an import.
 *
 * @param {ts.SourceFile} file
 */
function modulesPassedOn(file) {
  const exports = file.statements.filter(ts.isExportDeclaration);
  const hasLocal = exports.some(({ moduleSpecifier }) => !moduleSpecifier);
  const imports = hasLocal ? file.statements.filter(ts.isImportDeclaration) : [];
  return new Set(
    [...exports, ...imports].flatMap(({ moduleSpecifier }) =>
      moduleSpecifier && ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text.startsWith(".")
        ? [moduleSpecifier.text]
        : [],
    ),
  );
}

/**
 * The members that users of a declaration see; none if its docstring names the standard that defines them.
 *
 * @param {ts.Node} declaration
 * @returns {(ts.TypeElement | ts.ClassElement)[]}
 */
function membersOf(declaration) {
  if (ts.getJSDocTags(declaration).some((tag) => STANDARD.test(tag.getText()))) return [];
  if (ts.isClassDeclaration(declaration)) return declaration.members.filter(isPublic);
  if (ts.isInterfaceDeclaration(declaration))
    return declaration.members.flatMap((member) => [member, ...objectMembers(member)]);
  return ts.isTypeAliasDeclaration(declaration) ? objectMembers(declaration.type) : [];
}

/**
 * The members of multiline object types below a node. A one-line type is covered by the docstring above it.
 *
 * @param {ts.Node} node
 * @returns {ts.TypeElement[]}
 */
function objectMembers(node) {
  const own = ts.isTypeLiteralNode(node) && node.getText().includes("\n") ? [...node.members] : [];
  /** @type {ts.TypeElement[]} */
  const inner = [];
  ts.forEachChild(node, (child) => void inner.push(...objectMembers(child)));
  return [...own, ...inner];
}

/** @param {ts.ClassElement} member */
function isPublic(member) {
  if (!member.name || ts.isPrivateIdentifier(member.name)) return false;
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  return (ts.getCombinedModifierFlags(member) & hidden) === 0;
}

/** @param {ts.TypeElement | ts.ClassElement} member */
const nameOf = (member) => member.name?.getText() ?? "";
