import * as arabic from "marketplace-react/labels/ar";
import * as english from "marketplace-react/labels/en";
import ar from "./ar.json";
import en from "./en.json";

/** `?lang=ar` reads the shop in Arabic. */
export const language = new URLSearchParams(location.search).get("lang") === "ar" ? "ar" : "en";
export const words = { ar, en }[language];
export const { labels } = { ar: arabic, en: english }[language];
Object.assign(document.documentElement, { lang: language, dir: language === "ar" ? "rtl" : "ltr" });
