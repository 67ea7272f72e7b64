/** The environment of the tools we run: it turns telemetry off, and keeps colors in captured output. */
export function toolEnv() {
  return {
    ...process.env,
    DO_NOT_TRACK: "1",
    TURBO_TELEMETRY_DISABLED: "1",
    REDOCLY_TELEMETRY: "off",
    REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
    ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : {}),
  };
}
