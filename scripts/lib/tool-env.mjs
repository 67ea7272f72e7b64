/** The environment of the tools we run: none of them reports home, and colors survive our buffering. */
export function toolEnv() {
  return {
    ...process.env,
    DO_NOT_TRACK: "1",
    // Only what failed.
    WIREIT_LOGGER: "quiet-ci",
    REDOCLY_TELEMETRY: "off",
    REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
    ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : {}),
  };
}
