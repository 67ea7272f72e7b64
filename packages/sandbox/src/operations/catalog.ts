import type { Handlers } from "../http/handler";
import { allCategories, categoryTree } from "../modules/catalogue/categories";
import { proComment } from "../modules/catalogue/comments";
import { proInfo } from "../modules/catalogue/product-detail";
import { listProducts } from "../modules/catalogue/product-list";
import { searchShop, shopInfo } from "../modules/catalogue/shops";
import { suggest } from "../modules/catalogue/suggest";
import { followers, followersList } from "../modules/people/follows";

/** Categories, products and stores. */
export const catalog: Handlers<"categories" | "products" | "stores"> = {
  "categories.list": async ({ services, language, input }) =>
    categoryTree(await allCategories(services.db, language), input?.pid ?? 0),
  "products.list": ({ services, input }) => listProducts(services.db, input ?? {}),
  "products.search": ({ services, input }) => listProducts(services.db, input),
  "products.get": proInfo,
  "products.reviews": proComment,
  "products.suggest": suggest,
  "stores.get": shopInfo,
  "stores.search": searchShop,
  "stores.followed": followersList,
  "stores.toggleFollow": followers,
};
