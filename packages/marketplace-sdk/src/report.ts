import type { Call } from "./call.js";
import type { MarketplaceError } from "./errors.js";
import { type CallEvent, ignoreErrors } from "./events.js";
import type { HookRequest, MarketplaceOptions } from "./options.js";

/** Tells the application what happens to its calls. No callback can disturb a call. */
export function createReporter(options: MarketplaceOptions) {
  const { onEvent, hooks } = options;

  function emit(call: Call, type: CallEvent["type"], details?: Partial<CallEvent>): void {
    if (!onEvent) return;
    const { id, operation, attempts, elapsed } = call;
    ignoreErrors(() =>
      onEvent({ type, id, operation: operation.id, attempt: attempts, ms: elapsed, ...details }),
    );
  }

  return {
    requestSent: (call: Call) => emit(call, "request"),

    /** @param request what `beforeRequest` saw; undefined without hooks */
    responseReceived(call: Call, response: Response, request: HookRequest | undefined): void {
      if (onEvent) {
        emit(call, "response", {
          status: response.status,
          requestId: call.header("x-request-id"),
          deprecation: call.header("deprecation"),
          sunset: call.header("sunset"),
        });
      }
      if (request) ignoreErrors(() => hooks?.afterResponse?.(response, request));
    },

    /** @param delay milliseconds until the next attempt */
    willRetry: (call: Call, delay: number) => emit(call, "retry", { delay }),

    /** Notifies listeners of a failed call, and the application when the user should see it. */
    callFailed(call: Call, error: MarketplaceError): void {
      const { kind, code, status, received, requestId } = error;
      const [reason, ownCode] = [nameOnly(error.reason), nameOnly(error.ownCode)];
      emit(call, "failure", { kind, code, ownCode, status, received, requestId, reason });
      const isCallers = call.operation.failures === "caller" || call.options.notify === false;
      if (kind === "aborted" || error.isUnauthorized || isCallers) return;
      ignoreErrors(() => {
        const isOnline = options.isOnline?.() ?? globalThis.navigator?.onLine;
        if (isOnline !== false) return options.onFailure?.(error);
      });
    },

    /** The session is missing, or has `ended`. */
    signInNeeded({ operation }: Call, ended: boolean): void {
      ignoreErrors(() => options.onUnauthorized?.({ operation: operation.id, ended }));
    },
  };
}

/** Some servers put a sentence where a name should be, which may hold personal data: undefined for that. */
const nameOnly = <Value>(value: Value): Value | undefined =>
  typeof value === "string" && /\W/.test(value) ? undefined : value;

export type Reporter = ReturnType<typeof createReporter>;
