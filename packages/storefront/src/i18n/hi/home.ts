import type { Source, Translation } from "../types";

export const home: Translation<Source["home"]> = {
  greeting: "आपका स्वागत है",
  search: "प्रोडक्ट और स्टोर खोजें",
  banners: "ऑफ़र",
  categories: "कैटेगरी",
  daily: "आज के नए प्रोडक्ट",
  recommended: "आपके लिए सुझाव",
  stores: "चुनिंदा स्टोर",
  hot: "सबसे ज़्यादा बिकने वाले",
  month: "इस महीने के लोकप्रिय",
  products: { one: "{{count}} प्रोडक्ट", other: "{{count}} प्रोडक्ट" },
  credit: "भरोसा {{score}}",
  rank: "नंबर {{rank}}",
  emptyTitle: "नया सामान आ रहा है",
  emptyText: "होम पेज पर अभी कुछ नहीं है। प्रोडक्ट सूची में देखें।",
};
