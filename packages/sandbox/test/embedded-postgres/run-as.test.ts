import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findBinaries } from "../../src/embedded-postgres/binaries";
import { chooseRunAs, type Machine } from "../../src/embedded-postgres/run-as";
import { tempFolder } from "./owners";

const nobody = { uid: 65_534, gid: 65_534 };
const root: Machine = { uid: 0, canUnshare: () => true, nobody: () => nobody };
const missing = () => join(tempFolder(), "database");

test("an ordinary user needs nothing, nor does Windows", () => {
  expect(chooseRunAs(missing(), { ...root, uid: 1000 })).toEqual({ prefix: [] });
  expect(chooseRunAs(missing(), { ...root, uid: undefined })).toEqual({ prefix: [] });
});

test("root hides behind a user namespace, or becomes no one where there are none", () => {
  expect(chooseRunAs(missing(), root)).toEqual({ prefix: ["unshare", "-U"] });
  const refused = { ...root, canUnshare: () => false };
  expect(chooseRunAs(missing(), refused)).toEqual({ prefix: [], user: nobody });
  expect(() => chooseRunAs(missing(), { ...refused, nobody: () => undefined })).toThrow(
    /refuses to run as root/,
  );
});

test.runIf(process.getuid?.() !== 0)("root serves an ordinary user's folder as that user", () => {
  const folder = tempFolder();
  const { uid, gid } = statSync(folder);
  expect(chooseRunAs(folder, root)).toEqual({ prefix: [], user: { uid, gid } });
});

test.runIf(process.getuid?.() === 0)("root's own folder is never given away", () => {
  expect(() => chooseRunAs(tempFolder(), { ...root, canUnshare: () => false })).toThrow(
    /refuses to run as root/,
  );
});

test("a machine without binaries gets instructions", () => {
  expect(() => findBinaries("aix", "ppc64")).toThrow("Start with --database-url");
});
