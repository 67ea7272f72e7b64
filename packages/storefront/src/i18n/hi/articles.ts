import type { Source, Translation } from "../types";

export const articles: Translation<Source["articles"]> = {
  updated: "{{date}} को अपडेट किया गया",
  emptyTitle: "यहाँ अभी कुछ नहीं है",
  emptyText: "कोई सवाल है? कस्टमर केयर आपकी मदद के लिए तैयार है।",
  more: "और पढ़ें",
  helpLead: "ख़रीदारों और विक्रेताओं के आम सवालों के छोटे जवाब।",
};
