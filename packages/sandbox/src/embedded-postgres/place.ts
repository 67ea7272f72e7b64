import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

/** The scope of a pid: a machine, and on Linux one of its pid namespaces (each container has its own). */
export interface Place {
  readonly host: string;
  /** Boot id and namespace; empty if the system has neither. */
  readonly namespace: string;
}

export function thisPlace(): Place {
  return { host: hostname(), namespace: processNamespace() };
}

/** Whether pids recorded there are valid here. Earlier versions recorded no place. */
export function isSamePlace(place: Place | undefined): boolean {
  if (place === undefined) return true;
  const here = thisPlace();
  // A running machine may be renamed, so prefer the namespace if there is one.
  return here.namespace === "" ? place.host === here.host : place.namespace === here.namespace;
}

function processNamespace(): string {
  if (process.platform !== "linux") return "";
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    return `${boot} ${readlinkSync("/proc/self/ns/pid")}`;
  } catch {
    return "";
  }
}
