import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { pictureFolder } from "../../../src/http/static/picture-folder";

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "pictures-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
const log = (line: string) => {
  throw new Error(line);
};
const bytes = (size: number) => new Uint8Array(size);
const namesIn = (folder: string) => readdirSync(folder).toSorted();

test("a folder stays within its size: what was read longest ago goes first", async () => {
  const folder = temporaryFolder();
  const pictures = pictureFolder(folder, log, 100);
  for (const name of ["a", "b"]) await pictures.write(name, bytes(40));
  expect(await pictures.read("a")).toHaveLength(40);
  await pictures.write("c", bytes(40));
  await vi.waitFor(() => expect(namesIn(folder)).toEqual(["a", "c"]));
  expect(await pictures.read("b")).toBeUndefined();
  expect(await pictures.read("c")).toHaveLength(40);
});

test("what is there from before counts, the oldest first", async () => {
  const folder = temporaryFolder();
  for (const [name, second] of [
    ["new", 3],
    ["old", 1],
    ["middle", 2],
  ] as const) {
    writeFileSync(join(folder, name), bytes(40));
    utimesSync(join(folder, name), second, second);
  }
  // The end of a process left it.
  writeFileSync(join(folder, "draft.1-1"), bytes(10));
  utimesSync(join(folder, "draft.1-1"), 0, 0);
  const pictures = pictureFolder(folder, log, 130);
  await pictures.write("another", bytes(40));
  await vi.waitFor(() => expect(namesIn(folder)).toEqual(["another", "middle", "new"]));
});

test("what is read is kept over the next start as well", async () => {
  const folder = temporaryFolder();
  for (const [name, second] of [
    ["read", 1],
    ["unread", 2],
  ] as const) {
    writeFileSync(join(folder, name), bytes(40));
    utimesSync(join(folder, name), second, second);
  }
  expect(await pictureFolder(folder, log, 100).read("read")).toHaveLength(40);
  await vi.waitFor(() => expect(statSync(join(folder, "read")).mtimeMs).toBeGreaterThan(2_000));
  await pictureFolder(folder, log, 100).write("new", bytes(40));
  await vi.waitFor(() => expect(namesIn(folder)).toEqual(["new", "read"]));
});

test("of hundreds written at once no more stay than fit", async () => {
  const folder = temporaryFolder();
  const pictures = pictureFolder(folder, log, 1_000);
  await Promise.all(Array.from({ length: 200 }, (_, at) => pictures.write(`p${at}`, bytes(40))));
  await vi.waitFor(() => expect(namesIn(folder).length).toBeLessThanOrEqual(25));
});
