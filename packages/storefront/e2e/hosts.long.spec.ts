import { test } from "@playwright/test";
import { HOST_FAULTS, liveThrough } from "./host-faults";

/* The others are in hosts.quick.spec.ts. */
for (const fault of HOST_FAULTS.filter(({ isQuick }) => !isQuick)) {
  test(`${fault.visitor}: ${fault.name}`, ({ context, baseURL }) =>
    liveThrough(fault, context, baseURL ?? ""));
}
