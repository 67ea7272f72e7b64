import { createServices } from "marketplace-react";
import { LANGUAGES } from "marketplace-sdk/state";
import { cookies } from "next/headers";

const baseUrl = process.env.MARKET_URL ?? "http://127.0.0.1:4020";

/**
 * What one request needs. It must not outlive the request or be shared with another one: what a client or cache knows belongs to the
 * person who asked.
 */
export async function beginVisit() {
  const chosen = (await cookies()).get("lang")?.value;
  const language = LANGUAGES.find(({ code }) => code === chosen)?.code ?? "en";
  return { language, services: createServices({ baseUrl, serverLanguage: language }) };
}
