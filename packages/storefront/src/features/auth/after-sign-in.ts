/** What is known when a user has just signed in. */
export interface SignInPlace {
  /** Where the session had ended, if it did. */
  remembered: string | undefined;
  /** Position of the sign-in screen in the session's history; 0 when the visit began there. */
  index: number;
}

/** The way on: an address that takes the place of the sign-in screen, or a step back to where the buyer came from. */
export type WayOn = { to: string } | "back";

/** Leads a buyer back to where he was; to `home` when he came from nowhere inside the shop. */
export function afterSignIn({ remembered, index }: SignInPlace, home: string): WayOn {
  if (remembered) return { to: remembered };
  return index > 0 ? "back" : { to: home };
}
