/**
 * PostgreSQL is a separate process and would survive if Node is killed with SIGKILL. So a shell between them reads from a pipe that
 * closes when Node ends, however it ends, and then stops the server.
 *
 * File descriptors: 1 reports the server's process id, 3 is the pipe, 4 the lock of the folder, which the server alone keeps.
 */
const SCRIPT = `
"$@" >&2 3<&- &
server=$!
echo $server
( exec 4<&-; read _ <&3; kill -INT $server ) 2>/dev/null &
reader=$!
exec >&- 3<&- 4<&-
wait $server
status=$?
kill -KILL $reader 2>/dev/null
exit $status
`;

/** The command line that runs `command` until either it or Node ends. */
export function watched(command: readonly string[]): string[] {
  return ["/bin/sh", "-c", SCRIPT, "sh", ...command];
}
