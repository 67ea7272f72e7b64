import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

/** Where a process number means anything: a machine, and on Linux one of its process namespaces (a container has its own). */
export interface Place {
  readonly host: string;
  /** Boot and namespace; empty where the system has none. */
  readonly namespace: string;
}

export function thisPlace(): Place {
  return { host: hostname(), namespace: processNamespace() };
}

/** Whether process numbers noted there can be looked up here. A note without a place is of a version that wrote none. */
export function isSamePlace(place: Place | undefined): boolean {
  if (place === undefined) return true;
  const here = thisPlace();
  // A machine may be renamed while it runs; the namespace is a better identity where it exists.
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
