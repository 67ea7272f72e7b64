import type { Source, Translation } from "../types";

export const articles: Translation<Source["articles"]> = {
  updated: "{{date}} को अपडेट किया गया",
  emptyTitle: "यहाँ अभी कुछ नहीं है",
  emptyText: "कोई सवाल है? कस्टमर केयर आपकी मदद के लिए तैयार है।",
  more: "और पढ़ें",
  helpLead: "ख़रीदारों और विक्रेताओं के आम सवालों के छोटे जवाब।",
  goneTitle: "यह पेज अब यहाँ नहीं है",
  goneText: "ताज़ा जानकारी मदद पेज पर है।",
  sellTitle: "तीन चरणों में आपका स्टोर",
  sellText: "दस्तावेज़ भेजें, 2 से 48\u00a0घंटे में जाँच का इंतज़ार करें और बेचना शुरू करें।",
};
