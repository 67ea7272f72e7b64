import type { Source, Translation } from "../types";

export const messages: Translation<Source["messages"]> = {
  list: "Mensajes",
  new: "Sin leer",
  readAll: "Marcar todo como leído",
  allRead: "Estás al día",
  emptyTitle: "Aún no hay mensajes",
  emptyText: "Aquí llegarán las novedades de tus pedidos y tu saldo.",
  loginText: "Inicia sesión para leer tus mensajes.",
  all: "Todos los mensajes",
  system: "Tienda",
  order: "Pedidos",
  wallet: "Saldo",
  merchant: "Tu tienda",
  toOrder: "Ver el pedido",
  toPay: "Ver el pago",
  toRecharge: "Ver la recarga",
  toWithdrawal: "Ver el retiro",
  toLoan: "Ver tus préstamos",
  toProduct: "Ver el producto",
  toStore: "Ir a tu tienda",
};
