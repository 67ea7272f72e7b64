import type { Notices } from "./en";

export const hi: Notices = {
  welcome: { title: "स्वागत है, {name}", content: "आपका अकाउंट तैयार है। डिलीवरी का पता जोड़ें और ख़रीदारी शुरू करें।" },
  order_paid: {
    title: "भुगतान मिल गया",
    content:
      "ऑर्डर {order_no} का भुगतान हो गया: {total} {currency}। यह {hours, plural, one {# घंटे} other {# घंटे}} के भीतर भेजा जाएगा।",
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
    content: "ऑर्डर {order_no} ख़रीदार को मिल गया। {net} {currency} कुछ दिन में आपके बैलेंस में आएँगे।",
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
    title: "सेटलमेंट उपलब्ध है",
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
    title: "निकासी की राशि लौटाई गई",
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
  application_rejected: { title: "आवेदन में सुधार चाहिए", content: "{shopname} के आवेदन में सुधार की ज़रूरत है।" },
  store_review_approved: {
    title: "आपके स्टोर का नया नाम और लोगो मंज़ूर हो गया",
    content: "{shopname} अब नई प्रोफ़ाइल के साथ दिखता है।",
  },
  store_review_rejected: {
    title: "आपके स्टोर का नया नाम या लोगो मंज़ूर नहीं हुआ",
    content: "{shopname} की मौजूदा प्रोफ़ाइल बनी रहेगी। कारण: {note}",
  },
  review_reply: { title: "स्टोर ने जवाब दिया", content: "{shopname} ने {title} पर आपके रिव्यू का जवाब दिया।" },
  dispute_opened: {
    title: "खरीदार ने समस्या बताई है",
    content:
      "ऑर्डर {order_no} के खरीदार {amount} {currency} वापस माँग रहे हैं। {days, plural, one {# दिन} other {# दिनों}} में जवाब दें, नहीं तो मार्केटप्लेस फ़ैसला करेगा।",
  },
  dispute_offered: {
    title: "स्टोर ने ऑफ़र दिया है",
    content:
      "ऑर्डर {order_no} के लिए स्टोर {amount} {currency} लौटाने का ऑफ़र देता है। इसे स्वीकार करें या मार्केटप्लेस से फ़ैसला माँगें।",
  },
  dispute_objected: {
    title: "स्टोर सहमत नहीं है",
    content: "ऑर्डर {order_no} की शिकायत से स्टोर सहमत नहीं है। मार्केटप्लेस से फ़ैसला माँगें या शिकायत वापस लें।",
  },
  dispute_escalated: {
    title: "अब मार्केटप्लेस फ़ैसला करेगा",
    content: "ऑर्डर {order_no} की समस्या पर अब मार्केटप्लेस फ़ैसला करेगा। दोनों पक्षों को बताया जाएगा।",
  },
  return_requested: {
    title: "खरीदार सामान लौटाना चाहते हैं",
    content:
      "ऑर्डर {order_no} के खरीदार सामान लौटाकर {amount} {currency} वापस चाहते हैं। {days, plural, one {# दिन} other {# दिनों}} में जवाब दें, नहीं तो मार्केटप्लेस फ़ैसला करेगा।",
  },
  return_agreed: {
    title: "स्टोर सामान वापस ले रहा है",
    content:
      "ऑर्डर {order_no} का सामान {days, plural, one {# दिन} other {# दिनों}} में वापस भेजें और ट्रैकिंग नंबर भरें। वापसी का पता ऑर्डर में है। समय पर न भेजने पर रिफ़ंड नहीं मिलेगा।",
  },
  return_sent: {
    title: "लौटाया गया सामान रास्ते में है",
    content:
      "ऑर्डर {order_no} का सामान {carrier} से वापस आ रहा है, ट्रैकिंग नंबर {tracking_no}। मिलने पर पुष्टि करें। {days, plural, one {# दिन} other {# दिनों}} में जवाब न देने पर खरीदार को रिफ़ंड मिल जाएगा।",
  },
  return_expired: {
    title: "वापसी का समय बीत गया",
    content: "ऑर्डर {order_no} का सामान समय पर वापस नहीं भेजा गया, इसलिए रिफ़ंड नहीं होगा। ऑर्डर पहले की तरह चलेगा।",
  },
  dispute_withdrawn: {
    title: "शिकायत वापस ली गई",
    content: "खरीदार ने ऑर्डर {order_no} की शिकायत वापस ले ली है। ऑर्डर पहले की तरह चलेगा।",
  },
  dispute_refunded: {
    title: "पैसा लौटाया गया",
    content: "ऑर्डर {order_no} के {amount} {currency} आपके बैलेंस में लौट आए हैं। {reason}",
  },
  dispute_charged: {
    title: "खरीदार को पैसा लौटाया गया",
    content: "ऑर्डर {order_no} के {amount} {currency} खरीदार को लौटाए गए। {reason}",
  },
  dispute_rejected: {
    title: "कोई रिफ़ंड नहीं",
    content: "ऑर्डर {order_no} की समस्या पर बिना रिफ़ंड के फ़ैसला हुआ। {reason}",
  },
  offer_new: {
    title: "नया ऑफ़र",
    content: "{shopname} ने आपके अनुरोध “{title}” के लिए ऑफ़र दिया है। वहाँ तुलना करके स्वीकार करें।",
  },
  offer_accepted: {
    title: "आपका ऑफ़र स्वीकार हुआ",
    content: "“{title}” के ख़रीदार ने आपका ऑफ़र स्वीकार किया है। ऑर्डर का भुगतान होते ही हम बताएँगे।",
  },
  offer_declined: { title: "आपका ऑफ़र अस्वीकार हुआ", content: "“{title}” के ख़रीदार ने आपका ऑफ़र अस्वीकार किया है।" },
  offer_closed: { title: "अनुरोध बंद हुआ", content: "अनुरोध “{title}” बंद है, इसलिए आपका ऑफ़र अब खुला नहीं है।" },
  account_frozen: {
    title: "आपका अकाउंट फ़्रीज़ किया गया है",
    content:
      "आप साइन इन करके सब कुछ देख सकते हैं, पर पैसों का लेन-देन नहीं कर सकते। अगर आपको कारण नहीं पता, तो हमसे संपर्क करें।",
  },
  account_unfrozen: {
    title: "आपका अकाउंट फिर से चालू है",
    content: "आपका अकाउंट अब फ़्रीज़ नहीं है: आप पहले की तरह भुगतान और निकासी कर सकते हैं।",
  },
  store_suspended: {
    title: "आपका स्टोर निलंबित है",
    content:
      "{shopname} फ़िलहाल न बेच सकता है, न भेज सकता है, और ख़रीदार वे ऑर्डर रद्द कर सकते हैं जो भेजे नहीं गए। अगर आपको कारण नहीं पता, तो हमसे संपर्क करें।",
  },
  store_reopened: { title: "आपका स्टोर फिर से खुल गया", content: "{shopname} पहले की तरह बेच और भेज सकता है।" },
  loan_approved: { title: "लोन मंज़ूर हुआ", content: "{amount} {currency} के लिए आपका लोन आवेदन मंज़ूर हो गया।" },
  loan_rejected: {
    title: "लोन मंज़ूर नहीं हुआ",
    content: "{amount} {currency} के लिए आपका लोन आवेदन मंज़ूर नहीं हुआ। {reason}",
  },
};
