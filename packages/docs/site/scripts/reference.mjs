/** The references of `marketplace-sdk` and `marketplace-react` by TypeDoc: a page for each entry point. */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Application, Converter, ReferenceType, ReflectionKind, TSConfigReader } from "typedoc";
import { headingsOf } from "./include.mjs";

/** Types and methods made from the contract have their own pages. */
const GENERATED = "/src/generated/";

/**
 * @param {string} root of the repository
 * @param {string} name of the package
 * @param {string} out folder; the pages are `<name>.md` and `<name>/<subpath>.md`
 * @param {readonly string[]} schemas of the contract, which have a page of their own
 * @returns {Promise<Map<string, string>>} exported name → address on the site
 */
export async function writeReference(root, name, out, schemas) {
  const folder = join(root, "packages", name);
  const { exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const entries = Object.keys(exports)
    // Labels are the same in each language, and have no page.
    .filter((path) => !/\.(json|css)$|^\.\/(block-)?labels\//.test(path))
    .map((path) => ({ specifier: name + path.slice(1), file: sourceOf(folder, path, exports[path]) }));
  const app = await Application.bootstrapWithPlugins(
    {
      name,
      entryPoints: entries.map(({ file }) => file),
      tsconfig: join(folder, "tsconfig.json"),
      basePath: folder,
      plugin: ["typedoc-plugin-markdown"],
      logLevel: "Error",
      readme: "none",
      skipErrorChecking: true,
      validation: {
        notDocumented: true,
        notExported: false,
        invalidLink: false,
        rewrittenLink: false,
        unusedMergeModuleWith: false,
      },
      excludeExternals: true,
      excludeInternal: true,
      excludePrivate: true,
      disableSources: true,
      cleanOutputDir: false,
      ...{
        router: "module",
        hidePageHeader: true,
        hideBreadcrumbs: true,
        useCodeBlocks: true,
        expandObjects: false,
        sanitizeComments: true,
        useHTMLEncodedBrackets: true,
        hideGroupHeadings: false,
        parametersFormat: "table",
        interfacePropertiesFormat: "table",
        propertiesFormat: "table",
        typeDeclarationFormat: "table",
        tableColumnSettings: { hideSources: true, hideModifiers: true, hideDefaults: true },
      },
    },
    [new TSConfigReader()],
  );
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const reflection of project.getReflectionsByKind(ReflectionKind.All)) {
      const file = project.getSymbolIdFromReflection(reflection)?.fileName ?? "";
      const owner = reflection.parent?.kind;
      if (file.includes(GENERATED) && owner === ReflectionKind.Module) project.removeReflection(reflection);
      if (reflection.name === UNNAMED) reflection.name = nameOf(reflection);
    }
  });
  app.converter.addUnknownSymbolResolver((_reference, _reflection, _part, symbol) =>
    symbol?.fileName.includes(GENERATED) && schemas.includes(symbol.qualifiedName)
      ? `/api/types#${symbol.qualifiedName.toLowerCase()}`
      : undefined,
  );
  const project = await app.convert();
  if (!project) throw new Error(`TypeDoc could not read ${name}`);
  const undocumented = undocumentedIn(app, project);
  if (undocumented.length > 0) throw new Error(undocumented.join("\n"));
  /** @type {Map<string, string>} */
  const places = new Map();
  for (const module of project.getReflectionsByKind(ReflectionKind.Module)) {
    const file = project.getSymbolIdFromReflection(module)?.fileName;
    const at = entries.find((entry) => entry.file === file);
    if (at) module.name = at.specifier;
    places.set(module.name, `/reference/${module.name}`);
    for (const child of project.getReflectionsByKind(ReflectionKind.All))
      if (child.parent === module && /[A-Z]/.test(child.name) && !places.has(child.name))
        places.set(child.name, `/reference/${module.name}#${child.name.toLowerCase()}`);
  }
  await app.outputs.writeOutput({ name: "markdown", path: out }, project);
  rmSync(join(out, "README.md"));
  for (const { specifier } of entries) settleAnchors(join(out, `${specifier}.md`));
  return places;
}

/** What TypeDoc calls a parameter that is taken apart where it is declared. */
const UNNAMED = "__namedParameters";

/** The last word of its type: `options` of CheckoutSessionOptions, `line` of StoredLine. @param {import("typedoc").Reflection} parameter */
function nameOf(parameter) {
  const type = "type" in parameter && parameter.type instanceof ReferenceType ? parameter.type.name : "";
  const [word] = /[A-Z][a-z]+$/.exec(type) ?? [];
  return word?.toLowerCase() ?? (/^[A-Z]/.test(parameter.parent?.name ?? "") ? "props" : "options");
}

/**
 * What a package exports without a docstring, its members too. Types within types have that of the whole.
 *
 * @param {Application} app
 * @param {import("typedoc").ProjectReflection} project
 */
function undocumentedIn(app, project) {
  /** @type {string[]} */
  const found = [];
  app.logger.warn = (text) => void found.push(text);
  app.validate(project);
  return found.filter((text) => !text.includes(".__type") && !text.includes(GENERATED));
}

/** TypeDoc counts a few headings of the same name that it does not write. @param {string} file */
function settleAnchors(file) {
  const text = readFileSync(file, "utf8");
  const settled = text.replace(/\]\(([^)\s#]*)#([\w-]+)-(\d+)\)/g, (link, path, anchor, number) => {
    const target = path === "" ? text : readFileSync(join(file, "..", path), "utf8");
    const count = headingsOf(target).filter((heading) => heading.anchor === anchor).length;
    return count > Number(number) ? link : `](${path}#${anchor})`;
  });
  writeFileSync(file, settled);
}

/** @param {string} folder @param {string} path @param {{ source?: string }} target */
function sourceOf(folder, path, target) {
  const candidates = [target.source, `src/${path}/index.ts`, `src/${path}.ts`].filter(
    (each) => each !== undefined,
  );
  const found = candidates.map((each) => join(folder, each)).find((file) => existsSync(file));
  if (!found) throw new Error(`${folder} has no source of ${path}`);
  return found;
}
