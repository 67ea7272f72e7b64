/** Whether a change of the sandbox's source compiles: what doesn't would never be released. */
import { join } from "node:path";
import ts from "typescript";
import { SANDBOX, SOURCE } from "../sandbox-builds.mjs";

/** Something that is not used: untidy, and it runs. */
const UNUSED = new Set([6133, 6138, 6192, 6196, 6198]);

/** @returns {(path: string, text: string) => boolean} true for a module of `src` that has errors with that text */
export function createTypeChecker() {
  const none = { ...ts.sys, onUnRecoverableConfigFileDiagnostic() {} };
  const config = ts.getParsedCommandLineOfConfigFile(join(SANDBOX, "tsconfig.json"), {}, none);
  if (!config) throw new Error("The sandbox has no tsconfig.json");
  const names = config.fileNames.filter((name) => name.startsWith(SOURCE));
  /** @type {{ name: string, text: string } | undefined} */
  let changed;
  /** @type {Map<string, number>} */
  const versions = new Map();
  const touch = (/** @type {string} */ name) => versions.set(name, (versions.get(name) ?? 0) + 1);
  const service = ts.createLanguageService({
    ...ts.sys,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getScriptFileNames: () => names,
    getScriptVersion: (name) => String(versions.get(name) ?? 0),
    getScriptSnapshot(name) {
      const text = changed?.name === name ? changed.text : ts.sys.readFile(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCompilationSettings: () => config.options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getCurrentDirectory: () => SANDBOX,
  });
  return (path, text) => {
    const name = join(SOURCE, path);
    changed = { name, text };
    touch(name);
    const errors = service.getSemanticDiagnostics(name).filter(({ code }) => !UNUSED.has(code));
    changed = undefined;
    touch(name);
    return errors.length > 0;
  };
}
