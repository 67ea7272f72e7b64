import type { Notices } from "./en";

export const ru: Notices = {
  welcome: {
    title: "Добро пожаловать, {name}",
    content: "Ваш аккаунт создан. Добавьте адрес доставки и начинайте покупки.",
  },
  order_paid: {
    title: "Оплата получена",
    content: "Заказ {order_no} оплачен: {total} {currency}. Он будет отправлен в течение {hours} ч.",
  },
  order_shipped: {
    title: "Заказ в пути",
    content: "Заказ {order_no} отправлен через {carrier}, номер отслеживания {tracking_no}.",
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
    content: "Заказ {order_no} получен. {net} {currency} станут доступны позже.",
  },
  pay_expired: { title: "Срок оплаты истёк", content: "Срок платежа {pay_no} истёк. Его заказы отменены." },
  pay_credited: {
    title: "Перевод зачислен",
    content: "Перевод не совпал с платежом {pay_no}. {amount} {currency} зачислены на ваш баланс.",
  },
  settlement_available: {
    title: "Деньги доступны",
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
    title: "Не хватает данных",
    content: "Заявка магазина {shopname} требует исправления.",
  },
  review_reply: { title: "Магазин ответил", content: "{shopname}: ответ на ваш отзыв о товаре {title}." },
  loan_approved: { title: "Заём одобрен", content: "Ваша заявка на заём {amount} {currency} одобрена." },
  loan_rejected: {
    title: "Заём не одобрен",
    content: "Ваша заявка на заём {amount} {currency} не одобрена. {reason}",
  },
};
