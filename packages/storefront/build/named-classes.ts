import type { Plugin } from "vite";

const DEFAULT_IMPORT = /\bimport (\w+) from (?="[^"]+\.module\.css")/g;

/**
 * Imports CSS Modules by name (`import * as styles`) instead of as one object: the bundler then writes each class where
 * it is used and leaves the tables of names out, about 6 % of a screen's bytes. A class that the stylesheet does not
 * have becomes the bundler's warning. A module that looks a class up by a value keeps its table, which would otherwise
 * come twice.
 */
export function namedClasses(): Plugin {
  return {
    name: "named-classes",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\.tsx$/ },
      handler: (code) => ({ code: importByName(code), map: null }),
    },
  };
}

/** See {@link namedClasses}. */
export const importByName = (code: string): string =>
  code.replace(DEFAULT_IMPORT, (whole: string, name: string) =>
    code.includes(`${name}[`) ? whole : `import * as ${name} from `,
  );
