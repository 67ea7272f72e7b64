import type { Handlers } from "../http/handler";
import { upload } from "../modules/files/upload";
import { articleDetail, articlesOf } from "../modules/site/articles";
import { siteConfig } from "../modules/site/config";
import { home } from "../modules/site/home";

/** The site itself: home page, settings, articles and uploads. */
export const content: Handlers<"site" | "articles" | "uploads"> = {
  "site.home": home,
  "site.config": siteConfig,
  "articles.list": articlesOf,
  "articles.get": articleDetail,
  "uploads.image": upload,
};
