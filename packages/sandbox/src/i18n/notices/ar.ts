import type { Notices } from "./en";

export const ar: Notices = {
  welcome: { title: "مرحبًا بك، {name}", content: "حسابك جاهز. أضف عنوان توصيل وابدأ التسوق." },
  order_paid: {
    title: "تم استلام الدفع",
    content: "تم دفع الطلب {order_no}: {total} {currency}. سيُشحن خلال {hours} ساعة.",
  },
  order_shipped: {
    title: "في الطريق إليك",
    content: "تم شحن الطلب {order_no} عبر {carrier}، رقم التتبع {tracking_no}.",
  },
  order_cancelled: { title: "تم إلغاء الطلب", content: "تم إلغاء الطلب {order_no}. {reason}" },
  order_refunded: {
    title: "تم رد المبلغ",
    content: "تم إلغاء الطلب {order_no} وأُعيد {total} {currency} إلى رصيدك. {reason}",
  },
  order_received: { title: "تم تأكيد الاستلام", content: "تم استلام الطلب {order_no}. شارك الآخرين رأيك." },
  order_new: { title: "طلب جديد", content: "الطلب {order_no} بقيمة {total} {currency} بانتظار الشحن." },
  order_closed: { title: "تم إلغاء الطلب", content: "تم إلغاء الطلب {order_no} قبل شحنه." },
  order_done: {
    title: "تم تأكيد الاستلام",
    content: "تم استلام الطلب {order_no}. سيتوفر {net} {currency} لاحقًا.",
  },
  pay_expired: { title: "انتهت مهلة الدفع", content: "انتهت مهلة الدفعة {pay_no}، وأُلغيت طلباتها." },
  pay_credited: {
    title: "أُضيف التحويل إلى رصيدك",
    content: "وصل تحويل لا يطابق الدفعة {pay_no}. أُضيف {amount} {currency} إلى رصيدك.",
  },
  settlement_available: {
    title: "المال متاح",
    content: "يمكنك الآن استخدام {net} {currency} من الطلب {order_no}.",
  },
  recharge_credited: {
    title: "تم شحن رصيدك",
    content: "شحن الرصيد {order_no}: أُضيف {amount} {currency} إلى رصيدك.",
  },
  recharge_rejected: { title: "لم يُقبل شحن الرصيد", content: "لم يُقبل شحن الرصيد {order_no}. {reason}" },
  withdraw_created: {
    title: "السحب قيد المراجعة",
    content: "السحب {order_no} بقيمة {amount} {currency} قيد المراجعة.",
  },
  withdraw_completed: { title: "اكتمل السحب", content: "السحب {order_no}: تم إرسال {received} {coin}." },
  withdraw_returned: {
    title: "أُعيد مبلغ السحب",
    content: "لم يُنفّذ السحب {order_no}. عاد {amount} {currency} إلى رصيدك. {reason}",
  },
  fund_password_set: {
    title: "تم تغيير كلمة مرور المحفظة",
    content: "تم تغيير كلمة مرور محفظتك. إن لم تكن أنت من فعل ذلك فتواصل معنا.",
  },
  application_approved: {
    title: "متجرك مفتوح الآن",
    content: "تمت الموافقة على {shopname}. يمكنك البدء بالبيع.",
  },
  application_rejected: { title: "هناك ما ينقص", content: "طلب فتح متجر {shopname} يحتاج إلى تصحيح." },
  review_reply: { title: "ردّ المتجر", content: "ردّ {shopname} على تقييمك لمنتج {title}." },
  loan_approved: {
    title: "تمت الموافقة على القرض",
    content: "تمت الموافقة على طلب القرض بقيمة {amount} {currency}.",
  },
  loan_rejected: {
    title: "لم تتم الموافقة على القرض",
    content: "لم تتم الموافقة على طلب القرض بقيمة {amount} {currency}. {reason}",
  },
};
