export { type Balance, createBalance } from "./balance";
export { type Cart, type CartItem, type CartLine, type CartState, createCart } from "./cart";
export { type CartGroup, groupLines, isSameLine, isSelected } from "./cart-lines";
export { createFavorites, type Favorites } from "./favorites";
export { type FooterEntry, type FooterNode, footerTree } from "./footer-tree";
export { createLanguage, type LanguageOptions, type LanguageStore } from "./language";
export { LANGUAGES, type Language, type LanguageCode, languageTag } from "./languages";
export type { PersistedList, PersistedListOptions } from "./persisted-list";
export {
  type ChannelLike,
  createSession,
  type SessionOptions,
  type SessionUser,
  type StoredSession,
} from "./session";
export { createWebsite, type Website } from "./website";
