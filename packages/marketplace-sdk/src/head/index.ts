export { type DocumentKind, documentKind, readDocument, type ShopDocument } from "./document.js";
export {
  type BrowserHead,
  browserHead,
  type Head,
  head,
  headOf,
  pageTitle,
} from "./head.js";
export type { HeadPicture, HeadSite } from "./head-site.js";
export { headHtml, withHead } from "./html.js";
export { markdownOf } from "./markdown.js";
export {
  inLanguage,
  LANGUAGE_PARAMETER,
  type PageAddress,
  type PageKind,
  readAddress,
} from "./page-address.js";
export {
  createPageServer,
  type PageServer,
  type PageServerApi,
  type PageServerOptions,
} from "./page-server.js";
export {
  type HeadCategory,
  type HeadProduct,
  type HeadRequest,
  type HeadStore,
  type PageApi,
  type PageContent,
  type PageThing,
  readPage,
} from "./read-page.js";
export { isSitemap, robotsTxt, type SitemapApi, sitemap } from "./sitemap.js";
