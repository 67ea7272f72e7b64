import type { Handlers } from "../../kernel/handler";
import { getArticle, listArticles } from "./articles";
import { siteConfig } from "./config";
import { home } from "./home";

/** The site itself: home page, settings and articles. */
export const content: Handlers<"site" | "articles"> = {
  "site.home": home,
  "site.config": siteConfig,
  "articles.list": listArticles,
  "articles.get": getArticle,
};
