import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const SRC = fileURLToPath(new URL(".", import.meta.url));
const ENTRIES = ["index.ts", "ui/index.ts", "blocks/index.ts"];

const modules = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter(
  (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
);
const textOf = (path: string): string => readFileSync(join(SRC, path), "utf8");
const isClient = (path: string): boolean => textOf(path).startsWith('"use client";\n');
const codeOf = (path: string): string => textOf(path).replace(/\/\*.*?\*\/|(?<!:)\/\/.*?$/gms, "");

test("a module with hooks or a context says that it is for clients, so that server components can import it", () => {
  const usesReact = modules.filter((path) => /\buse[A-Z]\w*\(|\bcreateContext\b/.test(codeOf(path)));
  expect(usesReact.length).toBeGreaterThan(30);
  expect(usesReact.filter((path) => !isClient(path))).toEqual([]);
});

test("no function that a server may call comes from a module for clients, where it would be a mere reference", () => {
  const strange: string[] = [];
  for (const entry of ENTRIES) {
    for (const [, names = "", from = ""] of codeOf(entry).matchAll(/export \{([^}]*)\} from "(.*?)\.js"/gs)) {
      const path = modules.find((module) => module.replace(/\.tsx?$/, "") === join(entry, "..", from));
      if (!path) throw new Error(`${entry}: no module ${from}`);
      const values = names
        .split(",")
        .map((name) => name.trim())
        .filter((name) => name && !name.startsWith("type "));
      // Hooks and components are for clients by their nature.
      if (isClient(path)) strange.push(...values.filter((name) => !/^use[A-Z]|^[A-Z]/.test(name)));
    }
  }
  expect(strange).toEqual([]);
});
