import type { Notices } from "./en";

export const hi: Notices = {
  welcome: { title: "स्वागत है, {name}", content: "आपका अकाउंट तैयार है। डिलीवरी का पता जोड़ें और ख़रीदारी शुरू करें।" },
  order_paid: {
    title: "भुगतान मिल गया",
    content: "ऑर्डर {order_no} का भुगतान हो गया: {total} {currency}। यह {hours} घंटे के भीतर भेजा जाएगा।",
  },
  order_shipped: {
    title: "रास्ते में है",
    content: "ऑर्डर {order_no} {carrier} से भेजा गया, ट्रैकिंग नंबर {tracking_no}।",
  },
  order_cancelled: { title: "ऑर्डर रद्द हुआ", content: "ऑर्डर {order_no} रद्द कर दिया गया। {reason}" },
  order_refunded: {
    title: "रिफ़ंड हो गया",
    content: "ऑर्डर {order_no} रद्द हुआ और {total} {currency} आपके बैलेंस में लौट आए। {reason}",
  },
  order_received: {
    title: "मिलने की पुष्टि हुई",
    content: "ऑर्डर {order_no} मिल गया। दूसरों को बताएँ कि आपको कैसा लगा।",
  },
  order_new: { title: "नया ऑर्डर", content: "{total} {currency} का ऑर्डर {order_no} भेजे जाने के इंतज़ार में है।" },
  order_closed: { title: "ऑर्डर रद्द हुआ", content: "ऑर्डर {order_no} भेजे जाने से पहले रद्द कर दिया गया।" },
  order_done: {
    title: "मिलने की पुष्टि हुई",
    content: "ऑर्डर {order_no} ख़रीदार को मिल गया। {net} {currency} बाद में उपलब्ध होंगे।",
  },
  pay_expired: {
    title: "भुगतान का समय समाप्त",
    content: "भुगतान {pay_no} का समय समाप्त हो गया। उसके ऑर्डर रद्द कर दिए गए।",
  },
  pay_credited: {
    title: "ट्रांसफ़र जमा हुआ",
    content: "एक ट्रांसफ़र भुगतान {pay_no} से मेल नहीं खाया। {amount} {currency} आपके बैलेंस में जमा कर दिए गए।",
  },
  settlement_available: {
    title: "पैसे उपलब्ध हैं",
    content: "ऑर्डर {order_no} के {net} {currency} अब इस्तेमाल किए जा सकते हैं।",
  },
  recharge_credited: {
    title: "रिचार्ज जमा हुआ",
    content: "रिचार्ज {order_no}: {amount} {currency} आपके बैलेंस में आ गए।",
  },
  recharge_rejected: { title: "रिचार्ज स्वीकार नहीं हुआ", content: "रिचार्ज {order_no} स्वीकार नहीं हुआ। {reason}" },
  withdraw_created: {
    title: "निकासी की जाँच जारी",
    content: "{amount} {currency} की निकासी {order_no} की जाँच हो रही है।",
  },
  withdraw_completed: { title: "निकासी पूरी हुई", content: "निकासी {order_no}: {received} {coin} भेज दिए गए।" },
  withdraw_returned: {
    title: "निकासी की रकम लौटाई गई",
    content: "निकासी {order_no} पूरी नहीं हुई। {amount} {currency} आपके बैलेंस में लौट आए। {reason}",
  },
  fund_password_set: {
    title: "फ़ंड पासवर्ड बदला गया",
    content: "आपका फ़ंड पासवर्ड बदल दिया गया है। अगर यह आपने नहीं किया, तो हमसे संपर्क करें।",
  },
  application_approved: {
    title: "आपका स्टोर खुल गया",
    content: "{shopname} को मंज़ूरी मिल गई। आप बेचना शुरू कर सकते हैं।",
  },
  application_rejected: { title: "कुछ कमी है", content: "{shopname} के आवेदन में सुधार की ज़रूरत है।" },
  review_reply: { title: "स्टोर ने जवाब दिया", content: "{shopname} ने {title} पर आपके रिव्यू का जवाब दिया।" },
  loan_approved: { title: "लोन मंज़ूर हुआ", content: "{amount} {currency} के लिए आपका लोन आवेदन मंज़ूर हो गया।" },
  loan_rejected: {
    title: "लोन मंज़ूर नहीं हुआ",
    content: "{amount} {currency} के लिए आपका लोन आवेदन मंज़ूर नहीं हुआ। {reason}",
  },
};
