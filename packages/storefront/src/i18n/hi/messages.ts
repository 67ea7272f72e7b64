import type { Source, Translation } from "../types";

export const messages: Translation<Source["messages"]> = {
  list: "संदेश",
  new: "बिना पढ़ा",
  readAll: "सभी को पढ़ा हुआ मानें",
  allRead: "सब पढ़ लिया",
  emptyTitle: "अभी कोई संदेश नहीं",
  emptyText: "आपके ऑर्डर और बैलेंस की ख़बरें यहाँ आएँगी।",
  loginText: "अपने संदेश पढ़ने के लिए लॉग इन करें।",
  all: "सभी संदेश",
  system: "शॉप",
  order: "ऑर्डर",
  wallet: "बैलेंस",
  merchant: "आपका स्टोर",
  toOrder: "ऑर्डर देखें",
  toPay: "भुगतान देखें",
  toRecharge: "रिचार्ज देखें",
  toWithdrawal: "निकासी देखें",
  toLoan: "अपने लोन देखें",
  toProduct: "प्रोडक्ट देखें",
  toStore: "अपने स्टोर पर जाएँ",
};
