import type { Source, Translation } from "../types";

export const wallet: Translation<Source["wallet"]> = {
  rechargesEmptyTitle: "अभी कोई रिचार्ज नहीं है",
  rechargesEmptyText: "बैलेंस रिचार्ज करने पर हर ट्रांसफ़र यहाँ दिखेगा।",
  toMine: "मेरे अकाउंट पर जाएँ",
  created: "ट्रांसफ़र का इंतज़ार",
  submitted: "जाँच हो रही है",
  confirming: "आ रहा है",
  credited: "जमा हो गया",
  rejected: "अस्वीकृत",
  expired: "समय समाप्त",
  processing: "प्रोसेस हो रहा है",
  processingText: "यह रिचार्ज प्रोसेस हो रहा है। ज़्यादा समय लगे तो कस्टमर केयर से संपर्क करें।",
  confirmations: "{{total}} में से {{done}} नेटवर्क पुष्टि",
  creditedMoney: "बैलेंस में जोड़े गए",
  received: "प्राप्त राशि",
  network: "नेटवर्क",
  orderNo: "नंबर",
  reason: "कारण:",
  list: "रिचार्ज हिस्ट्री",
};
