/** One party to the contract. */
export interface SigningParty {
  role: string;
  /** Named values, such as the store's name. */
  facts: readonly (readonly [name: string, value: string])[];
  /** Picture of the signature, as a `data:` URL. */
  signature?: string | undefined;
}

/** A copy of the contract to keep. */
export interface ContractCopy {
  /** BCP-47 tag and direction of the reader's language. */
  lang: string;
  dir: "ltr" | "rtl";
  title: string;
  /** The text as the shop shows it: sanitized elements, no scripts. */
  html: string;
  parties: readonly SigningParty[];
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/**
 * The contract as a page that opens without the shop. Nothing in it runs or loads from elsewhere, except pictures in
 * the text.
 */
export function contractPage({ lang, dir, title, html, parties }: ContractCopy): string {
  const party = ({ role, facts, signature }: SigningParty): string =>
    `<section><h2>${escaped(role)}</h2><dl>${facts
      .map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`)
      .join("")}</dl>${signature ? `<img src="${escaped(signature)}" alt="" height="120">` : ""}</section>`;
  return [
    `<!doctype html><html lang="${escaped(lang)}" dir="${dir}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="script-src 'none'">`,
    `<title>${escaped(title)}</title></head><body><h1>${escaped(title)}</h1>${html}`,
    ...parties.map(party),
    "</body></html>",
  ].join("\n");
}
