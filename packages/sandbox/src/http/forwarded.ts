import type { Connection } from "./fault-injection";
import { isLoopback } from "./server";

/** What proxies say about whom they ask for. */
const FORWARDED = /^(?:forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/;

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
