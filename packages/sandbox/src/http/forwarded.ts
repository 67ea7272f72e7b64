import { isLoopback } from "../domain/ip-address";
import type { Connection } from "./fault-injection";

/** Headers in which proxies, balancers and CDNs name the client or themselves. */
const FORWARDED =
  /^(?:via|cdn-loop|x-amzn-trace-id|(?:x-)?forwarded(?:-.+)?|x-(?:original|real|envoy)-.+|cf-.+|.*(?:client|user|connecting)-?ip)$/;

/** The header in which a proxy names its client. */
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
