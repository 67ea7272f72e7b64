import type { Notices } from "./en";

export const ru: Notices = {
  welcome: {
    title: "Добро пожаловать, {name}",
    content: "Ваш аккаунт создан. Добавьте адрес доставки и начинайте покупки.",
  },
  order_paid: {
    title: "Оплата получена",
    content:
      "Заказ {order_no} оплачен: {total} {currency}. Он будет отправлен в течение {hours, plural, one {# часа} few {# часов} many {# часов} other {# часа}}.",
  },
  order_shipped: {
    title: "Заказ в пути",
    content: "Заказ {order_no} передан службе {carrier}, трек-номер {tracking_no}.",
  },
  order_cancelled: { title: "Заказ отменён", content: "Заказ {order_no} отменён. {reason}" },
  order_refunded: {
    title: "Деньги возвращены",
    content: "Заказ {order_no} отменён, {total} {currency} возвращены на ваш баланс. {reason}",
  },
  order_received: {
    title: "Получение подтверждено",
    content: "Заказ {order_no} получен. Поделитесь впечатлениями с другими.",
  },
  order_new: { title: "Новый заказ", content: "Заказ {order_no} на {total} {currency} ждёт отправки." },
  order_closed: { title: "Заказ отменён", content: "Заказ {order_no} отменён до отправки." },
  order_done: {
    title: "Получение подтверждено",
    content: "Заказ {order_no} получен. {net} {currency} поступят на баланс через несколько дней.",
  },
  pay_expired: { title: "Срок оплаты истёк", content: "Срок платежа {pay_no} истёк. Его заказы отменены." },
  pay_credited: {
    title: "Перевод зачислен",
    content: "Перевод не совпал с платежом {pay_no}. {amount} {currency} зачислены на ваш баланс.",
  },
  settlement_available: {
    title: "Выплата доступна",
    content: "{net} {currency} за заказ {order_no} теперь доступны.",
  },
  recharge_credited: {
    title: "Пополнение зачислено",
    content: "Пополнение {order_no}: {amount} {currency} зачислены на ваш баланс.",
  },
  recharge_rejected: {
    title: "Пополнение не принято",
    content: "Пополнение {order_no} не принято. {reason}",
  },
  withdraw_created: {
    title: "Вывод на проверке",
    content: "Вывод {order_no} на {amount} {currency} проверяется.",
  },
  withdraw_completed: { title: "Вывод завершён", content: "Вывод {order_no}: отправлено {received} {coin}." },
  withdraw_returned: {
    title: "Вывод возвращён",
    content: "Вывод {order_no} не выполнен. {amount} {currency} возвращены на ваш баланс. {reason}",
  },
  fund_password_set: {
    title: "Платёжный пароль изменён",
    content: "Ваш платёжный пароль изменён. Если это были не вы, свяжитесь с нами.",
  },
  application_approved: {
    title: "Ваш магазин открыт",
    content: "Магазин {shopname} одобрен. Можно начинать продажи.",
  },
  application_rejected: {
    title: "Заявку нужно исправить",
    content: "Заявка магазина {shopname} требует исправления.",
  },
  store_review_approved: {
    title: "Новые название и логотип магазина одобрены",
    content: "{shopname} теперь показан с новым профилем.",
  },
  store_review_rejected: {
    title: "Новое название или логотип магазина не принято",
    content: "У магазина {shopname} остаётся прежний профиль. Причина: {note}",
  },
  review_reply: { title: "Магазин ответил", content: "{shopname}: ответ на ваш отзыв о товаре {title}." },
  dispute_opened: {
    title: "Покупатель сообщил о проблеме",
    content:
      "Покупатель заказа {order_no} просит вернуть {amount} {currency}. Ответьте в течение {days, plural, one {# дня} few {# дней} many {# дней} other {# дня}}, иначе решит площадка.",
  },
  dispute_offered: {
    title: "Магазин сделал предложение",
    content:
      "По заказу {order_no} магазин предлагает вернуть {amount} {currency}. Примите предложение или попросите площадку решить.",
  },
  dispute_objected: {
    title: "Магазин не согласен",
    content:
      "Магазин не согласен с обращением по заказу {order_no}. Попросите площадку решить или отзовите обращение.",
  },
  dispute_escalated: {
    title: "Решает площадка",
    content: "Теперь проблему с заказом {order_no} решает площадка. Обе стороны получат сообщение.",
  },
  return_requested: {
    title: "Покупатель хочет вернуть товар",
    content:
      "Покупатель заказа {order_no} хочет вернуть товар и получить {amount} {currency}. Ответьте в течение {days, plural, one {# дня} few {# дней} many {# дней} other {# дня}}, иначе решит площадка.",
  },
  return_agreed: {
    title: "Магазин принимает возврат",
    content:
      "Отправьте товар заказа {order_no} обратно в течение {days, plural, one {# дня} few {# дней} many {# дней} other {# дня}} и укажите трек-номер. Адрес для возврата указан в заказе. Если не отправить вовремя, деньги не вернут.",
  },
  return_sent: {
    title: "Возврат в пути",
    content:
      "Товар заказа {order_no} едет обратно, служба {carrier}, трек-номер {tracking_no}. Подтвердите, когда он придёт. Если не ответить в течение {days, plural, one {# дня} few {# дней} many {# дней} other {# дня}}, покупатель получит деньги.",
  },
  return_expired: {
    title: "Срок возврата истёк",
    content:
      "Товар заказа {order_no} не отправили обратно вовремя, поэтому деньги не возвращаются. Заказ выполняется как обычно.",
  },
  dispute_withdrawn: {
    title: "Обращение отозвано",
    content: "Покупатель отозвал обращение по заказу {order_no}. Заказ выполняется как обычно.",
  },
  dispute_refunded: {
    title: "Деньги возвращены",
    content: "{amount} {currency} по заказу {order_no} вернулись на ваш баланс. {reason}",
  },
  dispute_charged: {
    title: "Покупателю возвращены деньги",
    content: "{amount} {currency} по заказу {order_no} возвращены покупателю. {reason}",
  },
  dispute_rejected: {
    title: "Без возврата",
    content: "Проблема с заказом {order_no} решена без возврата денег. {reason}",
  },
  offer_new: {
    title: "Новое предложение",
    content: "Магазин {shopname} ответил на ваш запрос «{title}». Сравните предложения и примите подходящее.",
  },
  offer_accepted: {
    title: "Ваше предложение принято",
    content: "Покупатель принял ваше предложение по запросу «{title}». Мы сообщим, когда заказ оплатят.",
  },
  offer_declined: {
    title: "Ваше предложение отклонено",
    content: "Покупатель отклонил ваше предложение по запросу «{title}».",
  },
  offer_closed: {
    title: "Запрос закрыт",
    content: "Запрос «{title}» закрыт, и ваше предложение больше не действует.",
  },
  account_frozen: {
    title: "Ваш аккаунт заморожен",
    content:
      "Вы можете входить и всё просматривать, но операции с деньгами недоступны. Если причина вам неизвестна, свяжитесь с нами.",
  },
  account_unfrozen: {
    title: "Ваш аккаунт снова работает",
    content: "Аккаунт больше не заморожен: можно платить и выводить деньги, как раньше.",
  },
  store_suspended: {
    title: "Ваш магазин приостановлен",
    content:
      "Магазин {shopname} пока не может продавать и отправлять заказы, а покупатели могут отменить то, что ещё не отправлено. Если причина вам неизвестна, свяжитесь с нами.",
  },
  store_reopened: {
    title: "Ваш магазин снова открыт",
    content: "Магазин {shopname} может продавать и отправлять заказы, как раньше.",
  },
  loan_approved: { title: "Заём одобрен", content: "Ваша заявка на заём {amount} {currency} одобрена." },
  loan_rejected: {
    title: "Заём не одобрен",
    content: "Ваша заявка на заём {amount} {currency} не одобрена. {reason}",
  },
};
