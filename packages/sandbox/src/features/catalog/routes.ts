import type { Db } from "../../db/connect";
import type { Handlers } from "../../kernel/handler";
import { allCategories, categoryTree } from "./categories";
import { followers, followersList } from "./follows";
import { lookup } from "./lookup";
import { proInfo } from "./product-detail";
import { listProducts } from "./product-list";
import { proComment } from "./reviews";
import { searchProducts } from "./search-products";
import { sharedReads } from "./shared-reads";
import { searchShop, shopInfo } from "./shops";
import { suggest } from "./suggest";

/** All visitors see the same lists. */
const visitorLists = sharedReads<Db, Awaited<ReturnType<typeof listProducts>>>();

/** Categories, products and stores. */
export const catalog: Handlers<"categories" | "products" | "stores"> = {
  "categories.list": async ({ services, language, input }) =>
    categoryTree(await allCategories(services.db, language), input?.pid ?? 0),
  "products.list": ({ services: { db }, input = {}, viewer }) =>
    viewer
      ? listProducts(db, input, viewer.id)
      : visitorLists(db, JSON.stringify(input), () => listProducts(db, input, undefined)),
  "products.search": searchProducts,
  "products.get": proInfo,
  "products.lookup": lookup,
  "products.reviews": proComment,
  "products.suggest": suggest,
  "stores.get": shopInfo,
  "stores.search": searchShop,
  "stores.followed": followersList,
  "stores.toggleFollow": followers,
};
