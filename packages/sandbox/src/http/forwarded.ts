import type { Connection } from "./fault-injection";
import { isLoopback } from "./server";

/** What proxies, balancers and networks of caches say about whom they ask for, or about themselves. */
const FORWARDED =
  /^(?:via|cdn-loop|x-amzn-trace-id|(?:x-)?forwarded(?:-.+)?|x-(?:original|real|envoy)-.+|cf-.+|.*(?:client|user|connecting)-?ip)$/;

/** The header by which a proxy says for whom it asks. */
export const forwardingHeader = ({ headers }: Request) =>
  [...headers.keys()].find((name) => FORWARDED.test(name));

/** Whether a program on this machine asks, and not a proxy on it for someone else. A test without a connection counts as this machine. */
export function isFromThisMachine(request: Request, connection: Connection | undefined): boolean {
  const peer = connection?.incoming?.socket.remoteAddress;
  return (
    (peer === undefined || isLoopback(peer.replace(/^::ffff:/, ""))) &&
    forwardingHeader(request) === undefined
  );
}
