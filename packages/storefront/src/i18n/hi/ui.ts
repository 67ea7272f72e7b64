import type { Source, Translation } from "../types";

export const ui: Translation<Source["ui"]> = {
  back: "वापस",
  close: "बंद करें",
  loadMore: "और देखें",
  loadMoreFailed: "अगला पेज लोड नहीं हो सका।",
  end: "बस इतना ही।",
  notFoundTitle: "यह पेज मौजूद नहीं है",
  notFoundText: "शायद पता पुराना है या ग़लत लिखा गया है।",
  toHome: "होम पेज पर जाएँ",
  copy: "कॉपी करें",
  copied: "कॉपी हो गया",
  show: "पासवर्ड दिखाएँ",
  hide: "पासवर्ड छिपाएँ",
  fewer: "घटाएँ",
  more: "बढ़ाएँ",
  quantity: "मात्रा",
  picture: "{{total}} में से फ़ोटो {{number}}",
  rating: "5 में से {{value}} स्टार",
  undo: "वापस लाएँ",
  earlierPrice: "पहले की क़ीमत",
};
