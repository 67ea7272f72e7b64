import type { Source, Translation } from "../types";

export const wallet: Translation<Source["wallet"]> = {
  rechargesEmptyTitle: "Aún no hay recargas",
  rechargesEmptyText: "Cuando recargues tu saldo, verás aquí cada transferencia.",
  toMine: "Ir a mi cuenta",
  created: "Esperando tu transferencia",
  submitted: "En revisión",
  confirming: "En camino",
  credited: "Abonada",
  rejected: "Rechazada",
  expired: "Caducada",
  processing: "En proceso",
  processingText: "Estamos procesando esta recarga. Si tarda mucho, contacta con atención al cliente.",
  confirmations: "{{done}} de {{total}} confirmaciones de la red",
  creditedMoney: "Añadido al saldo",
  received: "Recibido",
  network: "Red",
  orderNo: "Número",
  reason: "Motivo:",
  list: "Recargas",
};
