import type { Call } from "./call.js";
import { withinLimit } from "./platform-limit.js";
import type { Session } from "./session.js";

/** What is known of the session's tokens. */
interface Tokens {
  /** @param otherwise what a session counts as that cannot be read, or not in time. Default: none */
  read(otherwise?: string): string | undefined | Promise<string | undefined>;
  /** By what a token was replaced last, when the client renewed the session; or itself. */
  latestOf(token: string): string;
}

/**
 * Whose the calls are. Another user may sign in before an answer comes: it is not the next user's to see, nor to be done anything with,
 * in caches, callbacks or drafts. Where the session does not know its user, whose a token is can't be told.
 */
export function createCallOwners(session: Session | undefined, tokens: Tokens) {
  let known: { readonly token: string; readonly id: Promise<string | undefined> } | undefined;

  const isSameSession = (token: string, now: string | undefined): boolean =>
    now === token || now === tokens.latestOf(token);

  /** The user of the session's token, whom it is asked for once. Undefined where that cannot be known. */
  function ownerOf(token: string): Promise<string | undefined> {
    if (known?.token === token) return known.id;
    const read = async (): Promise<string | undefined> => {
      const user = await withinLimit(session?.user?.(), () => undefined);
      // It may be the user of another session, which has begun meanwhile.
      return user && isSameSession(token, user.token ?? (await tokens.read())) ? `${user.id}` : undefined;
    };
    const entry = { token, id: read().catch(() => undefined) };
    known = entry;
    void entry.id.then((id) => {
      if (id === undefined && known === entry) known = undefined;
    });
    return entry.id;
  }

  return {
    /** Notes who makes the call, before it is sent. Costs no turn. */
    begin(call: Call): void {
      const { token, operation } = call;
      // Signing in and out is about the session itself.
      if (token && session?.user && !operation.session) call.owner = { token, id: ownerOf(token) };
    },

    /** Whether another user than the one who made the call is signed in; not while nobody is. */
    async isFormer({ owner }: Call): Promise<boolean> {
      if (!owner) return false;
      const now = await tokens.read(owner.token);
      if (!now || isSameSession(owner.token, now)) return false;
      const [before, after] = await Promise.all([owner.id, ownerOf(now)]);
      return before === undefined || before !== after;
    },
  };
}
