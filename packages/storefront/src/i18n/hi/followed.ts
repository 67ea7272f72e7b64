import type { Source, Translation } from "../types";

export const followed: Translation<Source["followed"]> = {
  loginText: "लॉग इन करने पर आपके फ़ॉलो किए गए स्टोर यहाँ दिखेंगे।",
  following: "फ़ॉलो किया",
  unfollow: "{{name}} को अनफ़ॉलो करें",
  unfollowed: "आपने {{name}} को अनफ़ॉलो कर दिया",
  emptyTitle: "आप अभी कोई स्टोर फ़ॉलो नहीं करते",
  emptyText: "स्टोर को फ़ॉलो करें और यहाँ से एक टैप में पहुँचें।",
  discover: "स्टोर खोजें",
};
