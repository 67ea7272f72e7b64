/** Items with the heaviest first (contract: FooterItem); equal ones keep their order. Other clients may store anything. */
export function byWeight<Item extends { readonly weigh?: unknown }>(items: readonly Item[]): readonly Item[] {
  const weightOf = ({ weigh }: Item): number => Number(weigh) || 0;
  return [...items].sort((one, other) => weightOf(other) - weightOf(one));
}
