import type { Notices } from "./en";

export const ar: Notices = {
  welcome: { title: "مرحبًا بك، {name}", content: "حسابك جاهز. أضف عنوان توصيل وابدأ التسوق." },
  order_paid: {
    title: "تم استلام الدفع",
    content:
      "تم دفع الطلب {order_no}: {total} {currency}. سيُشحن خلال {hours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}.",
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
    content: "تم استلام الطلب {order_no}. يُضاف {net} {currency} إلى رصيدك بعد أيام قليلة.",
  },
  pay_expired: { title: "انتهت مهلة الدفع", content: "انتهت مهلة الدفعة {pay_no}، وأُلغيت طلباتها." },
  pay_credited: {
    title: "أُضيف التحويل إلى رصيدك",
    content: "وصل تحويل لا يطابق الدفعة {pay_no}. أُضيف {amount} {currency} إلى رصيدك.",
  },
  settlement_available: {
    title: "التسوية متاحة",
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
    content: "تم تغيير كلمة مرور المحفظة. إن لم تكن أنت من فعل ذلك فتواصل معنا.",
  },
  application_approved: {
    title: "متجرك مفتوح الآن",
    content: "تمت الموافقة على {shopname}. يمكنك البدء بالبيع.",
  },
  application_rejected: {
    title: "طلبك يحتاج إلى تصحيح",
    content: "طلب فتح متجر {shopname} يحتاج إلى تصحيح.",
  },
  store_review_approved: {
    title: "تمت الموافقة على اسم متجرك وشعاره الجديدين",
    content: "يظهر {shopname} الآن بملفه الجديد.",
  },
  store_review_rejected: {
    title: "لم يُقبل اسم متجرك أو شعاره الجديد",
    content: "يبقى ملف {shopname} كما هو. السبب: {note}",
  },
  review_reply: { title: "ردّ المتجر", content: "ردّ {shopname} على تقييمك لمنتج {title}." },
  dispute_opened: {
    title: "أبلغ مشترٍ عن مشكلة",
    content:
      "يطلب مشتري الطلب {order_no} استرداد {amount} {currency}. أجب خلال {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} وإلا ستقرر المنصة.",
  },
  dispute_offered: {
    title: "قدّم المتجر عرضًا",
    content: "يعرض المتجر ردّ {amount} {currency} عن الطلب {order_no}. اقبل العرض أو اطلب من المنصة أن تقرر.",
  },
  dispute_objected: {
    title: "المتجر يعترض",
    content: "لا يوافق المتجر على البلاغ الخاص بالطلب {order_no}. اطلب من المنصة أن تقرر أو اسحب البلاغ.",
  },
  dispute_escalated: {
    title: "القرار للمنصة",
    content: "المنصة تقرر الآن بشأن مشكلة الطلب {order_no}. سيتم إبلاغ الطرفين.",
  },
  return_requested: {
    title: "يرغب مشترٍ في إرجاع بضاعة",
    content:
      "يريد مشتري الطلب {order_no} إرجاع بضاعة واسترداد {amount} {currency}. أجب خلال {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} وإلا ستقرر المنصة.",
  },
  return_agreed: {
    title: "وافق المتجر على الإرجاع",
    content:
      "أعد بضاعة الطلب {order_no} خلال {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} وأدخل رقم التتبع. عنوان الإرجاع موجود في الطلب. إن لم ترسلها في الموعد فلن تسترد المبلغ.",
  },
  return_sent: {
    title: "بضاعة مرتجعة في الطريق",
    content:
      "بضاعة الطلب {order_no} في طريق العودة عبر {carrier}، رقم التتبع {tracking_no}. أكّد عند وصولها. إن لم تُجب خلال {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} فسيسترد المشتري المبلغ.",
  },
  return_expired: {
    title: "انتهت مهلة الإرجاع",
    content: "لم تُرسل بضاعة الطلب {order_no} في الموعد، لذا لن يُسترد المبلغ. يستمر الطلب كالمعتاد.",
  },
  dispute_withdrawn: {
    title: "سُحب البلاغ",
    content: "سحب المشتري بلاغه عن الطلب {order_no}. يستمر الطلب كالمعتاد.",
  },
  dispute_refunded: {
    title: "تم رد المبلغ",
    content: "أُعيد مبلغ {amount} {currency} عن الطلب {order_no} إلى رصيدك. {reason}",
  },
  dispute_charged: {
    title: "تم رد المبلغ إلى المشتري",
    content: "أُعيد مبلغ {amount} {currency} من الطلب {order_no} إلى المشتري. {reason}",
  },
  dispute_rejected: { title: "بدون رد مبلغ", content: "حُسمت مشكلة الطلب {order_no} دون رد مبلغ. {reason}" },
  offer_new: {
    title: "عرض جديد",
    content: "قدّم {shopname} عرضًا لطلب الشراء «{title}». يمكنك مقارنته وقبوله هناك.",
  },
  offer_accepted: {
    title: "قُبل عرضك",
    content: "قبل المشتري عرضك لطلب الشراء «{title}». سنخبرك عندما يُدفع ثمن الطلب.",
  },
  offer_declined: { title: "رُفض عرضك", content: "رفض المشتري عرضك لطلب الشراء «{title}»." },
  offer_closed: { title: "أُغلق طلب الشراء", content: "أُغلق طلب الشراء «{title}»، فلم يعد عرضك قائمًا." },
  account_frozen: {
    title: "حسابك مجمّد",
    content:
      "يمكنك تسجيل الدخول والاطلاع على كل شيء، لكن لا يمكنك تحريك الأموال. إن كنت لا تعرف السبب فتواصل معنا.",
  },
  account_unfrozen: {
    title: "حسابك يعمل من جديد",
    content: "لم يعد حسابك مجمّدًا: يمكنك الدفع والسحب كما في السابق.",
  },
  store_suspended: {
    title: "متجرك موقوف",
    content:
      "لا يمكن لمتجر {shopname} البيع أو الشحن حاليًا، ويمكن للمشترين إلغاء ما لم يُشحن. إن كنت لا تعرف السبب فتواصل معنا.",
  },
  store_reopened: {
    title: "متجرك مفتوح من جديد",
    content: "يمكن لمتجر {shopname} البيع والشحن كما في السابق.",
  },
  loan_approved: {
    title: "تمت الموافقة على القرض",
    content: "تمت الموافقة على طلب القرض بقيمة {amount} {currency}.",
  },
  loan_rejected: {
    title: "لم تتم الموافقة على القرض",
    content: "لم تتم الموافقة على طلب القرض بقيمة {amount} {currency}. {reason}",
  },
};
