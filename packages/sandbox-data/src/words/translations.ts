import { categoryAttributes, textsOf } from "../attributes/categories";
import { shopAttributes } from "../attributes/shops";
import { LANGUAGES, type Language } from "../languages";
import type { ProductRow, ShopRow, TranslationRow } from "../types";
import { productTextsIn } from "./product-texts";
import { storeNames } from "./store-texts";
import { choiceTexts, factTexts } from "./tables";

type Pair = readonly [source: string, text: string];

const nameIn = (categoryId: number, language: Language) =>
  categoryAttributes.find(({ id }) => id === categoryId)?.names[language] ?? "";

const namesOfStores = storeNames
  .trim()
  .split("\n")
  .map((line, i) => textsOf([shopAttributes[i]?.shopname ?? "", ...line.split("|")]));

/** A store's name, and the goods from its description. */
function* storePairs(
  shops: readonly Pick<ShopRow, "id" | "shopname" | "description">[],
  language: Language,
): Iterable<Pair> {
  for (const { id, shopname, description } of shops) {
    const departments = shopAttributes.find((shop) => shop.id === id)?.departments ?? [];
    yield [shopname, namesOfStores[id - 1]?.[language] ?? shopname];
    yield [description, departments.map((department) => nameIn(department, language)).join(" · ")];
  }
}

function* productPairs(
  products: readonly Pick<ProductRow, "id" | "categoryId" | "title" | "description" | "content">[],
  language: Language,
): Iterable<Pair> {
  const texts = productTextsIn(language);
  for (const { id, categoryId, title, description, content } of products) {
    const text = texts.get(id);
    if (!text) continue;
    yield [title, text.title];
    yield [content, text.content];
    // Products of a family share it.
    yield [description, nameIn(categoryId, language)];
  }
}

/**
 * Names of stores and facts, texts of products and what a buyer chooses between, in every language but English. Titles are put together from
 * words; descriptions tell less than the English ones.
 */
export function translationsOf(
  products: readonly Pick<ProductRow, "id" | "categoryId" | "title" | "description" | "content">[],
  shops: readonly Pick<ShopRow, "id" | "shopname" | "description">[],
): readonly TranslationRow[] {
  return LANGUAGES.filter((language) => language !== "en").flatMap((language) => {
    const choices = [...factTexts, ...choiceTexts].map((texts): Pair => [texts.en, texts[language]]);
    const pairs = new Map([...choices, ...storePairs(shops, language), ...productPairs(products, language)]);
    return [...pairs].map(([source, text]) => ({ source, language, text }));
  });
}
