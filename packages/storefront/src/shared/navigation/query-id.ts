/** What follows an address in a sentence or a chat, and comes along when it is copied. */
const FOLLOWS = /[\s\p{Cf}.,;:!?)\]}>"'’”»。，、！？）」]+$/u;

/**
 * The id or number of a thing in an address, such as `1014` in `/goods?id=1014.`: without what surrounded the address where it was written.
 *
 * @returns undefined where there is none
 */
export function queryId(search: string | URLSearchParams, name: string): string | undefined {
  return new URLSearchParams(search).get(name)?.trim().replace(FOLLOWS, "") || undefined;
}
