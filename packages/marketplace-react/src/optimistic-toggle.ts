/** Options of {@link createOptimisticToggle}. */
export interface OptimisticToggleOptions {
  /** Sends the wanted state. Resolves to the state that the server reports. */
  send: (wanted: boolean) => Promise<boolean>;
  /** Shows a state: the wanted one at once, the server's when it is known. */
  onChange: (state: boolean) => void;
}

/** An on/off state that changes on screen before the server has confirmed it. */
export interface OptimisticToggle {
  /**
   * Shows `wanted` at once and sends it, or remembers it while a request is under way.
   * @param shown the state on screen now, which returns when the server rejects the change
   */
  set(wanted: boolean, shown: boolean): void;
}

/**
 * Keeps one request in flight and remembers only the last click made in the meantime. A server may flip its state on
 * every call (contract: `stores.toggleFollow`), so it is called again only if its answer is not what the user now wants.
 */
export function createOptimisticToggle({ send, onChange }: OptimisticToggleOptions): OptimisticToggle {
  let wanted: boolean | undefined;
  let isSending = false;

  const run = async (shown: boolean): Promise<void> => {
    isSending = true;
    let confirmed = shown;
    try {
      while (wanted !== undefined) {
        const sent = wanted;
        confirmed = await send(sent);
        // No newer click: show what the server answered, even if it differs.
        if (wanted === sent || wanted === confirmed) wanted = undefined;
      }
    } catch {
      // The client's `onFailure` has already notified the user.
    } finally {
      wanted = undefined;
      isSending = false;
      onChange(confirmed);
    }
  };
  return {
    set(next, shown) {
      wanted = next;
      onChange(next);
      if (!isSending) void run(shown);
    },
  };
}
