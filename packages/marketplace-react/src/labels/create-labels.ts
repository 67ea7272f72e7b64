import type { UiLabels } from "../ui/ui-provider.js";

/** A text with a placeholder. */
type With<Name extends string> = `${string}{${Name}}${string}`;

/** One text for each plural form of the language, by Unicode CLDR names. The forms for one and two may do without the number. */
type Plural<Name extends string> = { readonly [Form in Intl.LDMLPluralRule]?: string } & {
  readonly other: With<Name>;
};

type Texts<Labels> = { readonly [Name in keyof Labels]: string };

/** The texts of a language, from which {@link createLabels} makes labels. */
export interface LabelTexts
  extends Texts<Omit<UiLabels, "notWhole" | "atLeast" | "atMost" | "priceFrom" | "rating" | "failure">> {
  readonly notWhole: With<"quantity">;
  readonly atLeast: With<"quantity">;
  readonly atMost: With<"quantity">;
  readonly priceFrom: With<"price">;
  readonly rating: With<"stars">;
  readonly failure: Texts<Omit<UiLabels["failure"], "tooMany" | "busy">> & {
    readonly tooMany: Plural<"minutes">;
    readonly busy: Plural<"minutes">;
  };
}

/**
 * Labels with numbers and plural forms of their language.
 *
 * @param tag BCP-47 tag
 */
export function createLabels(tag: string, texts: LabelTexts): UiLabels {
  const format = (value: number): string => numberFormat(tag).format(value);
  const inMinutes =
    (plural: Plural<"minutes">) =>
    (minutes: number): string => {
      const text = plural[new Intl.PluralRules(tag).select(minutes)] ?? plural.other;
      return text.replace("{minutes}", format(minutes));
    };
  const withQuantity =
    (text: With<"quantity">) =>
    (quantity: number): string =>
      text.replace("{quantity}", format(quantity));
  const [before = "", after = ""] = texts.priceFrom.split("{price}");
  return {
    ...texts,
    notWhole: withQuantity(texts.notWhole),
    atLeast: withQuantity(texts.atLeast),
    atMost: withQuantity(texts.atMost),
    priceFrom: [before, after],
    rating: (stars) => texts.rating.replace("{stars}", format(stars)),
    failure: {
      ...texts.failure,
      tooMany: inMinutes(texts.failure.tooMany),
      busy: inMinutes(texts.failure.busy),
    },
  };
}

/** Created on first use. Arabic needs the digits of the texts around it, because browsers disagree on the default. */
const numberFormat = (tag: string): Intl.NumberFormat =>
  new Intl.NumberFormat(tag === "ar" ? "ar-u-nu-latn" : tag);
