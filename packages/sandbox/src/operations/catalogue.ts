import type { Handlers } from "../http/handler";
import { allCategories, categoryTree } from "../modules/catalogue/categories";
import { proComment } from "../modules/catalogue/comments";
import { proInfo } from "../modules/catalogue/product-detail";
import { listProducts } from "../modules/catalogue/product-list";
import { searchShop, shopInfo } from "../modules/catalogue/shops";
import { suggest } from "../modules/catalogue/suggest";
import { upload } from "../modules/files/upload";
import { siteConfig } from "../modules/site/config";
import { home } from "../modules/site/home";

/** Operations under `/api/index`. */
export const index: Handlers<"index"> = {
  index: home,
  config: siteConfig,
  pro: ({ services, input }) => listProducts(services.db, input ?? {}),
  searchPro: ({ services, input }) => listProducts(services.db, input),
  proInfo,
  proComment,
  shopInfo,
  searchShop,
  suggest,
  category: async ({ services, language, input }) =>
    categoryTree(await allCategories(services.db, language), input?.pid ?? 0),
  upload,
};
