import { build } from "vite";
import { expect, test } from "vitest";
import { firstLoad } from "./first-load.ts";

test("knows what the entry reaches without a dynamic import", async () => {
  const sources: Readonly<Record<string, string>> = {
    "/app/main.js": 'import "/app/shared.js"; import("/app/lazy.js");',
    "/app/shared.js": 'import "/app/deep.js"; export const shared = 1;',
    "/app/deep.js": 'import "/app/shared.js"; console.warn("deep");',
    "/app/lazy.js": 'import "/app/only-lazy.js"; console.warn("lazy");',
    "/app/only-lazy.js": 'console.warn("only lazy");',
  };
  const first = firstLoad("/app/main.js");
  await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      first,
      {
        name: "sources",
        enforce: "pre",
        resolveId: (id) => (id in sources ? id : null),
        load: (id) => sources[id] ?? null,
      },
    ],
    build: { write: false, rolldownOptions: { input: "/app/main.js" } },
  });
  expect(Object.keys(sources).filter(first.includes)).toEqual([
    "/app/main.js",
    "/app/shared.js",
    "/app/deep.js",
  ]);
});
