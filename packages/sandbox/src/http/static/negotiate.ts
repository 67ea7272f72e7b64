/** Content codings, the best first. */
export const ENCODINGS = ["br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * The best coding a request accepts (RFC 9110, section 12.5.3); undefined means the bytes as they are.
 *
 * @param offered the best first
 */
export function acceptedEncoding(
  header: string | null,
  offered: readonly Encoding[] = ENCODINGS,
): Encoding | undefined {
  const weights = new Map<string, number>();
  for (const part of (header ?? "").split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
    const weight = parameters.find((text) => text.startsWith("q="));
    weights.set(name, weight ? Number(weight.slice(2)) : 1);
  }
  return offered.find((name) => (weights.get(name) ?? weights.get("*") ?? 0) > 0);
}

/** Whether the caller has this version already: weak comparison (RFC 9110, section 13.1.2). */
export function matchesTag(header: string | null, tag: string): boolean {
  if (header === null) return false;
  const bare = (text: string) => text.trim().replace(/^W\//, "");
  return header.trim() === "*" || header.split(",").some((each) => bare(each) === bare(tag));
}

/**
 * The first of `offered` that a request names in `Accept`, else the last one. Only a name counts: every browser sends wildcards,
 * those too that cannot show WebP.
 *
 * @param offered the best first; the last one is understood by all
 */
export function acceptedType<Type extends string>(
  header: string | null,
  offered: readonly [Type, ...Type[]],
): Type {
  const named = new Set(
    (header ?? "")
      .split(",")
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(";")[0]?.trim()),
  );
  return offered.find((type) => named.has(type)) ?? offered[offered.length - 1] ?? offered[0];
}
