import type { Data } from "../../contract/operations";
import { DAY, HOUR } from "../../domain/durations";
import { fractionText, LEDGER_SCALE, PRICE_SCALE, priceText, SITE_CURRENCY } from "../../domain/money";
import { PASSWORD_MAX, PASSWORD_MIN } from "../../domain/weak-password";
import { LANGUAGES, type Language } from "../../i18n/languages";
import type { Call } from "../../kernel/handler";
import { PICTURE_TYPES } from "../uploads/picture";
import { PICTURE_WIDTHS, PREVIEW } from "../uploads/widths";
import { siteText } from "./site-text";

/** The currency of prices. */
export const SITE_CURRENCY_DTO = { code: SITE_CURRENCY, scale: PRICE_SCALE, symbol: SITE_CURRENCY };

/** Each language's name in itself. */
const NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  "zh-CN": "简体中文",
  tw: "繁體中文",
  ja: "日本語",
  ko: "한국어",
  vi: "Tiếng Việt",
  de: "Deutsch",
  es: "Español",
  pt: "Português",
  ru: "Русский",
  ar: "العربية",
  hi: "हिन्दी",
  fr: "Français",
};
const RIGHT_TO_LEFT: ReadonlySet<Language> = new Set(["ar"]);

/** What the operator has set up, and what this server can do. */
export async function siteConfig({
  services: { db, settings },
  language,
}: Call<"site.config">): Promise<Data<"site.config">> {
  const [text, [crypto]] = await Promise.all([
    siteText(db, language),
    db<{ is_open: boolean }[]>`
      select exists (select 1 from network where pay_enabled and rate is not null) as is_open`,
  ]);
  return {
    langs: LANGUAGES.map((code) => ({
      code,
      name: NAMES[code],
      dir: RIGHT_TO_LEFT.has(code) ? "rtl" : "ltr",
    })),
    currency: SITE_CURRENCY_DTO,
    currencies: Object.entries(LEDGER_SCALE).map(([code, scale]) => ({ code, scale, symbol: code })),
    service_url: settings.serviceUrl,
    features: {
      idempotency: true,
      loan: settings.loan !== null,
      social_login: settings.socialPlatforms.length > 0,
      crypto_pay: crypto?.is_open ?? false,
      merchant: true,
      member_lists: true,
      order_search: true,
    },
    limits: {
      upload_max_bytes: settings.uploadMaxBytes,
      image_types: [...PICTURE_TYPES],
      image_max_pixels: settings.imageMaxPixels,
      password_min: PASSWORD_MIN,
      password_max: PASSWORD_MAX,
      comment_images: settings.commentImages,
    },
    images: {
      template: "{url}?w={width}",
      widths: [...PICTURE_WIDTHS],
      prefixes: ["/uploads/"],
      preview: { template: `{url}?w=${PREVIEW.width}&h=${PREVIEW.height}`, ...PREVIEW },
    },
    selling: {
      opening_fee: priceText(0n),
      commission: fractionText(settings.commissionPpm),
      payout_days: Math.ceil(settings.settleAfter / DAY),
      review_hours: Math.ceil(settings.reviewDue / HOUR),
    },
    notices: text.notices.map((content, i) => ({ id: i + 1, content, url: "" })),
  };
}
