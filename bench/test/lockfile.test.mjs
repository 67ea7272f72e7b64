import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const read = (/** @type {string} */ path) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));

// `npm ci` looks such a name up anew: the day it means another version, the lockfile is refused.
for (const folder of ["../", "../../"]) {
  test(`nothing in ${folder}package-lock.json follows a name such as "latest"`, () => {
    const { overrides = {} } = read(`${folder}package.json`);
    const following = Object.entries(read(`${folder}package-lock.json`).packages).flatMap(
      ([path, { dependencies = {} }]) => {
        const asking = path.replace(/^.*node_modules\//, "");
        return Object.entries(dependencies)
          .filter(([name, range]) => /^[a-z]/i.test(`${range}`) && !overrides[asking]?.[name])
          .map(([name, range]) => `${asking} asks for ${name}@${range}`);
      },
    );
    assert.deepEqual(following, []);
  });
}
