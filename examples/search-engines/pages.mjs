import { createMarketplace } from "marketplace-sdk";
import { createPageServer } from "marketplace-sdk/head";

/**
 * Pages of a built shop that say what they show. Runs wherever there are `Request` and `Response`.
 *
 * @param {object} shop
 * @param {string} shop.origin its address for the world
 * @param {string} shop.apiUrl
 * @param {(name: string) => Promise<string>} shop.read reads a file of the build
 */
export async function createPages({ origin, apiUrl, read }) {
  const [html, screens, manifest, robots] = await Promise.all([
    read("index.html"),
    read("preload-manifest.json"),
    read("manifest.webmanifest"),
    read("robots.txt"),
  ]);
  const { description, description_localized } = JSON.parse(manifest);
  return createPageServer({
    origin,
    html,
    robots,
    titles: JSON.parse(screens).titles,
    descriptions: { en: description, ...description_localized },
    logo: { url: "/icon-512.png", width: 512, height: 512 },
    // Where the API has another origin than the shop, so have its pictures.
    pictures: apiUrl,
    // Without a session: what these clients answer is shown to everybody.
    api: (language) => createMarketplace({ baseUrl: apiUrl, language }),
  });
}
