import { type CallEvent, ignoreErrors } from "../events";

/** The first answer of an operation that says it is to go. */
export interface DeprecationEvent {
  readonly type: "deprecation";
  /** Number of the call in its client. */
  readonly id: number;
  readonly operation: string;
  /** When it became deprecated: header `Deprecation`, as the server wrote it. */
  readonly deprecation: string | undefined;
  /** When it stops working: header `Sunset`, as the server wrote it. */
  readonly sunset: string | undefined;
}

/** What a listener hears: every step of every call, and once for each operation that it is deprecated. */
export type MarketplaceEvent = CallEvent | DeprecationEvent;

/** Hears events. What it throws or rejects with changes nothing for the call and for other listeners. */
export type Listener = (event: MarketplaceEvent) => unknown;

/** A stream of events: the client writes it, any number of listeners hear it. */
export interface Events {
  /** The client's end: `createMarketplace({ baseUrl, onEvent: events.emit })`. Several clients may share it. */
  readonly emit: (event: CallEvent) => void;
  /** Adds a listener. Returns the function that ends it. */
  readonly subscribe: (listener: Listener) => () => void;
}

/**
 * Makes a stream of events for logs, traces and figures. Events hold no token, no input, no answer.
 * @param first listeners from the beginning, such as `debugLog()`
 */
export function createEvents(...first: readonly Listener[]): Events {
  const listeners = new Set(first);
  const deprecated = new Set<string>();

  const tell = (event: MarketplaceEvent) => {
    for (const listener of [...listeners]) ignoreErrors(() => listener(event));
  };

  return {
    emit(event) {
      tell(event);
      const { id, operation, deprecation, sunset } = event;
      if ((deprecation ?? sunset) === undefined || deprecated.has(operation)) return;
      deprecated.add(operation);
      tell({ type: "deprecation", id, operation, deprecation, sunset });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
