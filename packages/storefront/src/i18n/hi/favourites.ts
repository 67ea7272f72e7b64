import type { Source, Translation } from "../types";

export const favourites: Translation<Source["favourites"]> = {
  count: { one: "{{count}} प्रोडक्ट", other: "{{count}} प्रोडक्ट" },
  clear: "पसंदीदा सूची खाली करें",
  cleared: "पसंदीदा सूची खाली कर दी गई",
  emptyTitle: "अभी कुछ पसंदीदा नहीं है",
  emptyText: "किसी प्रोडक्ट को यहाँ रखने के लिए दिल पर टैप करें। यह ऑफ़लाइन भी दिखेगा।",
};
