import type { CallEvent } from "../events.js";
import { ignoreErrors } from "../events.js";

/** The first response of an operation that announces its end. */
export interface DeprecationEvent {
  /** Distinguishes it from a {@link CallEvent}. */
  readonly type: "deprecation";
  /** Number of the call in its client. */
  readonly id: number;
  /** The operation's id, such as `orders.create`; for `market.fetch` the path, where no operation has it. */
  readonly operation: string;
  /** Date of deprecation: header `Deprecation` as the server sent it. */
  readonly deprecation: string | undefined;
  /** Date of removal: header `Sunset` as the server sent it. */
  readonly sunset: string | undefined;
}

/** Every step of every call, and one deprecation per operation. */
export type MarketplaceEvent = CallEvent | DeprecationEvent;

/** Receives events. Errors it throws or rejects with affect neither the call nor other listeners. */
export type MarketplaceEventListener = (event: MarketplaceEvent) => unknown;

/** Passes the events of clients to any number of listeners. */
export interface MarketplaceEventEmitter {
  /** For the client: `createMarketplace({ baseUrl, onEvent: events.emit })`. Several clients may share it. */
  readonly emit: (event: CallEvent) => void;
  /** Adds a listener. Returns a function that removes it. */
  readonly subscribe: (listener: MarketplaceEventListener) => () => void;
}

/**
 * Creates an emitter of call events, for logs, traces and metrics. Events hold no token, no input and no response data.
 * @param initialListeners Such as `logEvents()`.
 */
export function createEventEmitter(
  ...initialListeners: readonly MarketplaceEventListener[]
): MarketplaceEventEmitter {
  const listeners = new Set(initialListeners);
  const deprecatedOperations = new Set<string>();

  const notify = (event: MarketplaceEvent): void => {
    for (const listener of [...listeners]) ignoreErrors(() => listener(event));
  };

  return {
    emit(event) {
      notify(event);
      const { id, operation, deprecation, sunset } = event;
      const isDeprecated = deprecation !== undefined || sunset !== undefined;
      if (!isDeprecated || deprecatedOperations.has(operation)) return;
      deprecatedOperations.add(operation);
      notify({ type: "deprecation", id, operation, deprecation, sunset });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
