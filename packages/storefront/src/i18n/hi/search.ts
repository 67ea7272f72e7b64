import type { Source, Translation } from "../types";

export const search: Translation<Source["search"]> = {
  clear: "लिखा हुआ मिटाएँ",
  suggestions: "सुझाव",
  suggested: { one: "{{count}} सुझाव", other: "{{count}} सुझाव" },
  store: "स्टोर",
  category: "कैटेगरी",
  recent: "हाल में देखे गए",
  history: "पिछली खोजें",
  clearHistory: "खोजें मिटाएँ",
  relatedProducts: "मिलते-जुलते प्रोडक्ट",
  relatedStores: "मिलते-जुलते स्टोर",
  results: "नतीजे",
  products: "प्रोडक्ट",
  stores: "स्टोर",
  requests: "ख़रीद अनुरोध",
  noProducts: "“{{words}}” के लिए कोई प्रोडक्ट नहीं मिला",
  noStores: "“{{words}}” के लिए कोई स्टोर नहीं मिला",
  advice: "वर्तनी जाँचें या कोई दूसरा शब्द आज़माएँ।",
  toProducts: { one: "{{count}} प्रोडक्ट देखें", other: "{{count}} प्रोडक्ट देखें" },
  toStores: { one: "{{count}} स्टोर देखें", other: "{{count}} स्टोर देखें" },
};
