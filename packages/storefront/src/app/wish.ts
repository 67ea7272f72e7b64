/** Options of {@link createWish}. */
export interface WishOptions {
  /** Asks the server for a state; resolves to the state it says it has. */
  send: (wanted: boolean) => Promise<boolean>;
  /** Called with the state to show: at once with the wish, later with the server's word. */
  show: (state: boolean) => void;
}

/** Takes wishes for an on/off state. */
export interface Wish {
  /** @param from the state shown now, which comes back when the server refuses */
  want(wanted: boolean, from: boolean): void;
}

/**
 * One request in flight; of the taps made meanwhile only the last counts. A server may flip its state on every call
 * (contract: `stores.toggleFollow`), so a wish is sent again only when it changed during the request and the answer is not it.
 */
export function createWish({ send, show }: WishOptions): Wish {
  let wish: boolean | undefined;
  let running = false;

  const run = async (from: boolean): Promise<void> => {
    running = true;
    let known = from;
    try {
      while (wish !== undefined) {
        const sent = wish;
        const answer = await send(sent);
        known = answer;
        // The same wish as sent: the server has had its say.
        if (wish === sent || wish === answer) wish = undefined;
      }
    } catch {
      // The client has already told the buyer why.
    } finally {
      wish = undefined;
      running = false;
      show(known);
    }
  };
  return {
    want(wanted, from) {
      wish = wanted;
      show(wanted);
      if (!running) void run(from);
    },
  };
}
