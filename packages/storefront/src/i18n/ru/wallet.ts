import type { Source, Translation } from "../types";

export const wallet: Translation<Source["wallet"]> = {
  rechargesEmptyTitle: "Пополнений пока нет",
  rechargesEmptyText: "Когда вы пополните баланс, каждый перевод появится здесь.",
  toMine: "В профиль",
  created: "Ждём ваш перевод",
  submitted: "На проверке",
  confirming: "Поступает",
  credited: "Зачислено",
  rejected: "Отклонено",
  expired: "Срок истёк",
  processing: "В обработке",
  processingText: "Пополнение обрабатывается. Если это долго, напишите в\u00a0службу поддержки.",
  confirmations: "{{done}} из {{total}} подтверждений сети",
  creditedMoney: "Зачислено на баланс",
  received: "Поступило",
  network: "Сеть",
  orderNo: "Номер",
  reason: "Причина:",
  list: "Пополнения",
};
