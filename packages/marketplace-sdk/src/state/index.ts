export { type Balance, createBalance } from "./balance.js";
export { type Cart, type CartItem, type CartLine, type CartState, createCart } from "./cart.js";
export { type CartGroup, groupLines, isSameLine, isSelected } from "./cart-lines.js";
export { createFavorites, type Favorites } from "./favorites.js";
export { type FooterEntry, type FooterNode, footerTree } from "./footer-tree.js";
export { createLanguage, type LanguageOptions, type LanguageStore } from "./language.js";
export { LANGUAGES, type Language, type LanguageCode, languageTag } from "./languages.js";
export type { PersistedList, PersistedListOptions } from "./persisted-list.js";
export {
  type ChannelLike,
  createSession,
  type SessionOptions,
  type SessionUser,
  type StoredSession,
} from "./session.js";
export { createWebsite, type Website } from "./website.js";
