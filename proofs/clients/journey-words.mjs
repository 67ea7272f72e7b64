/**
 * Writes the words by which the checker's journeys find their way through an app: the kit's and the shop's, in every language.
 *
 *   node proofs/clients/journey-words.mjs
 */
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "../../scripts/lib/root.mjs";
import { importTypeScript, locales, readLabels, readTexts } from "../../scripts/lib/texts.mjs";

/** @typedef {Record<string, string>} Texts */

export const FILE = join(root, "packages", "conformance", "src", "client", "journey-words.json");

/** Every word of each control, in the order of the languages. @returns {Promise<Record<string, string[]>>} */
export async function journeyWords() {
  const languages = readdirSync(locales).sort();
  const files = languages.map((code) =>
    join(root, "packages", "marketplace-react", "src", "block-labels", `${code}.ts`),
  );
  const blocks = await importTypeScript(files);
  /** @type {Record<string, Set<string>>} */
  const words = {};
  for (const [i, language] of languages.entries()) {
    const { navigation, signIn, product, cart, checkout, payment, labels } =
      /** @type {Record<string, Texts>} */ ({
        .../** @type {object} */ (blocks[i]?.blockLabels),
        ...(await readLabels(language)),
      });
    const shop = /** @type {Record<string, Texts>} */ (await readTexts(language));
    const found = {
      account: [signIn?.account, shop.account?.account],
      password: [signIn?.password, shop.account?.password],
      signIn: [signIn?.logIn, navigation?.logIn, shop.account?.logIn, shop.titles?.login],
      signOut: [navigation?.logOut, shop.mine?.logOut],
      member: [navigation?.orders, shop.shell?.mine],
      orders: [navigation?.orders, shop.shell?.orders],
      addToCart: [product?.addToCart, shop.product?.addToCart],
      cart: [navigation?.cart, shop.shell?.cart, shop.product?.openCart],
      checkOut: [cart?.checkOut, shop.cart?.checkOut],
      acceptPrices: [checkout?.acceptPrices],
      placeOrder: [checkout?.placeOrder],
      sendAgain: [checkout?.sendAgain, payment?.sendAgain],
      fundPassword: [payment?.fundPassword],
      pay: [payment?.pay],
      store: [shop.stores?.visit, shop.product?.store],
      follow: [shop.stores?.follow],
      retry: [labels?.retry],
    };
    for (const [control, texts] of Object.entries(found)) {
      words[control] ??= new Set();
      for (const text of texts) if (text) words[control].add(text);
    }
  }
  return Object.fromEntries(Object.entries(words).map(([control, texts]) => [control, [...texts]]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(FILE, `${JSON.stringify(await journeyWords(), null, 2)}\n`);
}
