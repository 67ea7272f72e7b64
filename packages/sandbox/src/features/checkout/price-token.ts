import { createHmac, timingSafeEqual } from "node:crypto";
import type { KeyRing } from "../../kernel/keys";
import { type Quote, shipHoursOf } from "./pricing";

/** Everything the buyer saw before ordering. */
export interface Seen {
  readonly buyerId: number;
  /** The address as text: an edited one counts as another address. */
  readonly address: string;
  readonly quote: Quote;
}

/**
 * Signs what the buyer saw, so that the server need not remember it.
 *
 * @param expiresAt unix seconds
 */
export function signPrices([newest]: KeyRing, seen: Seen, expiresAt: number): string {
  return `${expiresAt}.${digest(newest.signing, seen, expiresAt).toString("base64url")}`;
}

/** Whether a token matches exactly these figures and is still valid. */
export function arePricesSigned(keys: KeyRing, seen: Seen, token: string, now: number): boolean {
  const [, time = "", signature = ""] = /^(\d{1,12})\.([\w-]{43})$/.exec(token) ?? [];
  const expiresAt = Number(time);
  if (signature === "" || expiresAt <= now) return false;
  const given = Buffer.from(signature, "base64url");
  return keys.some(({ signing }) => timingSafeEqual(given, digest(signing, seen, expiresAt)));
}

function digest(secret: Buffer, { buyerId, address, quote }: Seen, expiresAt: number): Buffer {
  const groups = quote.groups.map(({ shopId, lines, sums }) => [
    shopId,
    `${sums.freight}`,
    shipHoursOf(lines),
    // With the words that the order keeps: the same product under another title is not what was seen.
    lines.map(({ productId, skuId, title, spec, num, price }) => [
      productId,
      skuId,
      title,
      spec,
      num,
      `${price}`,
    ]),
  ]);
  const { goods, freight, tax, total } = quote.sums;
  const facts = [buyerId, expiresAt, address, groups, `${goods}`, `${freight}`, `${tax}`, `${total}`];
  return createHmac("sha256", secret)
    .update(`price-token:${JSON.stringify(facts)}`)
    .digest();
}
