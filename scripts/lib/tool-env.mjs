/**
 * The environment of the tools we run: it turns telemetry off, keeps colors in captured output, and keeps what passed on another
 * Node from counting on this one.
 */
export function toolEnv() {
  return {
    ...process.env,
    NODE_MAJOR: process.versions.node.split(".")[0],
    DO_NOT_TRACK: "1",
    TURBO_TELEMETRY_DISABLED: "1",
    REDOCLY_TELEMETRY: "off",
    REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
    ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : {}),
  };
}
