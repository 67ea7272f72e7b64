import type { Page } from "@playwright/test";
import { openapi, resolveSchema, responseSchema, type Schema } from "marketplace-contract";
import { ADDRESSES } from "./payloads";

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** Start of every poisoned text, so that it can be seen on the screen. */
export const MARK = "Poisoned";

/** The alternatives of a schema, with references resolved. */
function variants(schema: Schema | undefined): Schema[] {
  if (!schema) return [];
  const own = resolveSchema(openapi, schema);
  const parts = [...(own.allOf ?? []), ...(own.oneOf ?? []), ...(own.anyOf ?? [])];
  return [own, ...parts.flatMap(variants)];
}

/** Uses the payloads in turn, several per text, so that a screen with few texts gets all of them. */
export class Poison {
  readonly #texts: string[];
  #next = 0;
  /** Number of texts that were replaced. */
  poured = 0;

  constructor(payloads: readonly string[], perText: number) {
    this.#texts = Array.from({ length: Math.ceil(payloads.length / perText) }, (_, group) =>
      payloads.slice(group * perText, (group + 1) * perText).join("\n"),
    );
  }

  text(): string {
    this.#next += 1;
    return `${MARK} ${this.#texts[this.#next % this.#texts.length]}`;
  }

  address(): string {
    this.#next += 1;
    return ADDRESSES[this.#next % ADDRESSES.length] ?? "";
  }

  /** A response in which every text that the contract leaves open is replaced. */
  answer(path: string, body: Json): Json {
    const operation = openapi.paths[path]?.post;
    const schema = operation && responseSchema(openapi, operation, 200);
    // Keeps the envelope, so that the page reads its data.
    const data = variants(schema ?? undefined).map(({ properties }) => properties?.data);
    const envelope = typeof body === "object" && !Array.isArray(body) ? body : {};
    return { ...envelope, msg: this.text(), data: this.#pour(envelope?.data ?? null, data, "") };
  }

  #pour(value: Json, schemas: readonly (Schema | undefined)[], name: string): Json {
    const known = schemas.flatMap(variants);
    if (Array.isArray(value)) {
      const items = known.map((schema) => schema.items);
      return value.map((one) => this.#pour(one, items, name));
    }
    if (typeof value === "object" && value !== null) {
      return Object.fromEntries(
        Object.entries(value).map(([key, one]) => [
          key,
          this.#pour(
            one,
            known.map(({ properties }) => properties?.[key]),
            key,
          ),
        ]),
      );
    }
    const bound = known.some((schema) => ["enum", "const", "pattern", "format"].some((key) => key in schema));
    if (typeof value !== "string" || bound) return value;
    this.poured += 1;
    return /(url|image|logo|avatar|link|file)/i.test(name) ? this.address() : this.text();
  }
}

/** Poisons the responses to the page's calls from now on. The offline worker must be blocked. */
export async function poisonAnswers(page: Page, poison: Poison): Promise<void> {
  await page.route("**/api/**", async (route) => {
    try {
      const response = await route.fetch();
      const body: Json = await response.json();
      const { pathname } = new URL(route.request().url());
      await route.fulfill({ response, json: poison.answer(pathname, body) });
    } catch {
      // The page was left before the response arrived.
      await route.abort().catch(() => undefined);
    }
  });
}
