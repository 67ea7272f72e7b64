import type { Source, Translation } from "../types";

export const mine: Translation<Source["mine"]> = {
  welcome: "आपका स्वागत है",
  guestLead: "अपना बैलेंस, पते और फ़ॉलो किए गए स्टोर देखने के लिए लॉग इन करें।",
  noName: "मेरा अकाउंट",
  register: "रजिस्टर करें",
  balance: "बैलेंस",
  onHold: "निकासी के लिए रोके गए: {{money}}",
  history: "बैलेंस हिस्ट्री",
  balanceFailed: "बैलेंस लोड नहीं हो सका।",
  shortcuts: "शॉर्टकट",
  paid: "भुगतान हुआ",
  shipped: "भेजे गए",
  received: "मिल गए",
  assess: "रिव्यू",
  orderCount: { one: "{{count}} ऑर्डर", other: "{{count}} ऑर्डर" },
  account: "अकाउंट",
  more: "और",
  logOut: "लॉग आउट करें",
  loggedOut: "आप लॉग आउट हो गए हैं",
};
