import type { Plugin } from "vite";
import type { ShopConfig } from "../src/shared/config/config.ts";
import { validateConfig, withConfig, withPolicy } from "./page-config.mjs";

/** Variables of the environment, by the setting that each gives a value for. */
const VARIABLES: Readonly<Record<keyof ShopConfig, string>> = {
  apiUrl: "VITE_API_URL",
  cdnUrl: "VITE_CDN_URL",
  userInfoKey: "VITE_USERINFO_KEY",
  userInfoFormat: "VITE_USERINFO_FORMAT",
  dialect: "VITE_DIALECT",
  knowArticle: "VITE_KNOW_ARTICLE",
  flowArticle: "VITE_FLOW_ARTICLE",
  promises: "VITE_PROMISES",
  protectionArticle: "VITE_PROTECTION_ARTICLE",
  vitalsUrl: "VITE_VITALS_URL",
  socialLogin: "VITE_SOCIAL_LOGIN",
};

/**
 * The configuration that the environment describes. Empty variables count as absent.
 *
 * @throws {Error} when one is not what it must be
 */
export function configFromEnvironment(env: Readonly<Record<string, unknown>>): ShopConfig {
  const settings = Object.entries(VARIABLES).flatMap(([name, variable]) => {
    const text = env[variable];
    if (typeof text !== "string" || text === "") return [];
    return [[name, LISTS.includes(name) ? parseList(text, variable) : text] as const];
  });
  return validateConfig(Object.fromEntries(settings));
}

/** Settings that are JSON in the environment. */
const LISTS: readonly string[] = ["promises", "socialLogin"];

function parseList(text: string, variable: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${variable} is not JSON.`);
  }
}

/** Writes the configuration into the page, and into the built one its policy: the development server needs inline scripts. */
export function shopConfig(): Plugin {
  let config: ShopConfig = {};
  let isBuild = false;
  return {
    name: "shop-config",
    configResolved({ env, command }) {
      config = configFromEnvironment(env);
      isBuild = command === "build";
    },
    transformIndexHtml: {
      order: "post",
      handler(html) {
        const page = withConfig(html, config);
        return isBuild ? withPolicy(page, config) : page;
      },
    },
  };
}
