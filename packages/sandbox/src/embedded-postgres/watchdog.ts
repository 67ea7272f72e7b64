/**
 * PostgreSQL is a separate process and would outlive a Node killed with SIGKILL. A shell in between
 * reads from a pipe that ends when Node does, however Node ends, and then asks the server to stop.
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

/** The command line that runs `command` until it ends or Node does. */
export function watched(command: readonly string[]): string[] {
  return ["/bin/sh", "-c", SCRIPT, "sh", ...command];
}
