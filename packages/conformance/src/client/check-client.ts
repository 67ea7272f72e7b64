import { openapi } from "marketplace-contract";
import type { Fetch } from "../check/call.js";
import { hashesOf } from "../check/hashes.js";
import type { ClientReport } from "./client-report.js";
import { judgeHistory } from "./judge-history.js";
import { startProxy } from "./proxy.js";
import { type ClientRule, clientRules, type PlayedFault } from "./rules.js";

/** What {@link checkClient} is told. */
export interface ClientCheckOptions {
  /** A server of the contract without `/api`, such as a sandbox. It should have no faults of its own. */
  readonly server: string;
  /** Where the client will call; default a free one. */
  readonly port?: number | undefined;
  /** Names of rules, and no others; default all. */
  readonly only?: readonly string[] | undefined;
  /** To ask the server with; default the platform's. */
  readonly fetch?: Fetch | undefined;
  /** Told of each fault that is played. */
  readonly onFault?: ((fault: PlayedFault) => void) | undefined;
}

/** A check under way. */
export interface ClientCheck {
  /** The address to point the client at, in place of the server's. */
  readonly url: string;
  /** The rules that are checked, in the order in which their faults are played. */
  readonly rules: readonly ClientRule[];
  /** To be told when the client begins anew, without what it had in memory. */
  restarted(): void;
  /** Judges what has been seen until now. */
  report(): ClientReport;
  /** Ends it. */
  close(): Promise<void>;
}

/**
 * Starts a server in front of another one: it records what a client sends, and answers as networks and servers do on a bad day.
 * @throws {Error} when the port is taken
 */
export async function checkClient(options: ClientCheckOptions): Promise<ClientCheck> {
  const { server, port = 0, only, fetch = globalThis.fetch, onFault } = options;
  const rules = clientRules.filter(({ id }) => only === undefined || only.includes(id));
  const startedAt = new Date().toISOString();
  const proxy = await startProxy({ server, port, rules, fetch, onFault });
  return {
    url: proxy.url,
    rules,
    restarted: proxy.restarted,
    close: proxy.close,
    report() {
      const history = proxy.history();
      return {
        kind: "client",
        server,
        contract: openapi.info.version,
        startedAt,
        seconds: history.endedAt / 1000,
        requests: history.sendings.length,
        results: judgeHistory(history, rules),
        hashes: hashesOf(clientRules),
      };
    },
  };
}
