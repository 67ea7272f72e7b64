import type { Source, Translation } from "../types";

export const cart: Translation<Source["cart"]> = {
  title: "कार्ट",
  clear: "कार्ट खाली करें",
  emptyTitle: "आपका कार्ट खाली है",
  emptyText: "आप जो जोड़ेंगे वह यहीं रहेगा, ऑफ़लाइन भी।",
  browse: "ख़रीदारी शुरू करें",
  lineName: "प्रोडक्ट {{id}}",
  select: "{{title}} चुनें",
  selectStore: "{{name}} के सभी प्रोडक्ट चुनें",
  selectAll: "सभी चुनें",
  remove: "{{title}} हटाएँ",
  removed: "कार्ट से हटा दिया गया",
  cleared: "कार्ट खाली कर दिया गया",
  pieces: { one: "{{count}} पीस", other: "{{count}} पीस" },
  left: { one: "सिर्फ़ {{count}} बचा है", other: "सिर्फ़ {{count}} बचे हैं" },
  subtotal: "उप-योग",
  total: "कुल",
  selected: { one: "{{count}} पीस चुना गया", other: "{{count}} पीस चुने गए" },
  beforeFees: "शिपिंग और टैक्स शामिल नहीं हैं।",
};
