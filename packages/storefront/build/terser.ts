import { minify } from "terser";
import { type Plugin, parseSync } from "vite";

/** @returns `code`, an ES module, shorter and doing the same; names stay for the bundler to shorten */
export async function shorten(code: string): Promise<string> {
  const { code: shorter = code } = await minify(code, {
    module: true,
    ecma: 2020,
    // As `propertyReadSideEffects` in vite.config.ts says.
    compress: { passes: 2, pure_getters: true },
    mangle: false,
  });
  return wrapModules(shorter);
}

/** What the bundler has around a CommonJS module: `var name = __commonJSMin((exports) => { … })`. */
const WRAPPER = /^__commonJS/;

/**
 * Puts the functions that are whole modules in parentheses again: an engine then compiles them when it first reads them,
 * and does not read all of React twice.
 */
function wrapModules(code: string): string {
  let wrapped = "";
  let done = 0;
  for (const statement of parseSync("chunk.js", code).program.body) {
    if (statement.type !== "VariableDeclaration") continue;
    for (const { init } of statement.declarations) {
      if (init?.type !== "CallExpression" || init.callee.type !== "Identifier") continue;
      const [module] = init.arguments;
      if (!module || !WRAPPER.test(init.callee.name)) continue;
      wrapped += `${code.slice(done, module.start)}(${code.slice(module.start, module.end)})`;
      done = module.end;
    }
  }
  return wrapped + code.slice(done);
}

/**
 * Rewrites each chunk before the bundler's own minifier does. Each of the two sees what the other one leaves: together
 * they take 1.6 kB less (`gzip -9`) than the bundler's alone, and 1.4 kB less than terser alone.
 */
export function terser(): Plugin {
  return {
    name: "terser",
    apply: "build",
    async renderChunk(code) {
      return { code: await shorten(code), map: null };
    },
  };
}
