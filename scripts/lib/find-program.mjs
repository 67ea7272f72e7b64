import { delimiter, join } from "node:path";
import { isExecutable } from "./browser.mjs";

/** Where Debian installs servers, which is not on the PATH of an ordinary user. */
const SERVER_FOLDERS = ["/usr/local/sbin", "/usr/sbin", "/sbin"];

/** @param {string} program @returns {string | undefined} its path */
export function findProgram(program) {
  const folders = [...(process.env.PATH ?? "").split(delimiter).filter(Boolean), ...SERVER_FOLDERS];
  return folders.map((folder) => join(folder, program)).find(isExecutable);
}
