"use server";
import type { LanguageCode } from "marketplace-sdk/state";
import { cookies } from "next/headers";

/** The server's next page is in this language, too. */
export async function rememberLanguage(language: LanguageCode): Promise<void> {
  (await cookies()).set("lang", language, { maxAge: 31_536_000, sameSite: "lax" });
}
