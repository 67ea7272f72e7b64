import { expect, test } from "vitest";
import { withoutSmall } from "./fewer-files.ts";

const HELPER = "var e=Object.keys,t=n=>e(n).length;export{t,e as n};";

test("a helper is written into the chunks that use it, under the names they give it", () => {
  const found = withoutSmall(
    new Map([
      ["assets/rolldown-runtime-12345678.js", HELPER],
      [
        "assets/a-1.js",
        'import{t as x,n}from"./rolldown-runtime-12345678.js";import{b}from"./b-2.js";x(b,n)',
      ],
      ["assets/b-2.js", "const b=1;export{b};"],
    ]),
  );
  expect([...found.keys()]).toEqual(["assets/a-1.js", "assets/b-2.js"]);
  expect(found.get("assets/b-2.js")).toBe("const b=1;export{b};");
  expect(found.get("assets/a-1.js")).toBe(
    'const{t:x,n:n}=(()=>{var e=Object.keys,t=n=>e(n).length;return{t:t,n:e}})();import{b}from"./b-2.js";x(b,n)',
  );
});

test("what was written in works", () => {
  const found = withoutSmall(
    new Map([
      ["assets/rolldown-runtime-1.js", HELPER],
      ["assets/a-1.js", 'import{t as x}from"./rolldown-runtime-1.js";return x({a:1,b:2})'],
    ]),
  );
  expect(new Function(found.get("assets/a-1.js") ?? "")()).toBe(2);
});

test("a chunk with nothing in it is not imported any more", () => {
  const found = withoutSmall(
    new Map([
      ["assets/trade-1.js", "\n"],
      ["assets/a-1.js", 'import"./trade-1.js";import"./b-2.js";run()'],
      ["assets/b-2.js", "go()"],
    ]),
  );
  expect([...found]).toEqual([
    ["assets/a-1.js", 'import"./b-2.js";run()'],
    ["assets/b-2.js", "go()"],
  ]);
});
