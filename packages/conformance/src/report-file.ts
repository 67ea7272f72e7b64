import { closeSync, existsSync, mkdirSync, openSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { UsageError } from "./usage-error.js";

/** Asked before a run, so that none is lost at its end. @throws {UsageError} when a report can't be written there */
export function assertWritable(file: string): void {
  attempt(file, () => {
    mkdirSync(dirname(file), { recursive: true });
    const isNew = !existsSync(file);
    closeSync(openSync(file, "a"));
    // Where nothing is checked, no report stays behind.
    if (isNew) rmSync(file);
  });
}

/** @throws {UsageError} when it can't be written after all */
export const writeReport = (file: string, text: string): void =>
  attempt(file, () => writeFileSync(file, text));

function attempt(file: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`The report ${file} can't be written: ${reason}`);
  }
}
