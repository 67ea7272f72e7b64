import type { Source, Translation } from "../types";

export const mine: Translation<Source["mine"]> = {
  welcome: "Qué bien verte por aquí",
  guestLead: "Inicia sesión para ver tu saldo, tus direcciones y las tiendas que sigues.",
  noName: "Mi cuenta",
  register: "Crear cuenta",
  balance: "Saldo",
  onHold: "{{money}} retenidos para retiros",
  history: "Movimientos del saldo",
  balanceFailed: "No se pudo cargar tu saldo.",
  shortcuts: "Accesos directos",
  paid: "Pagados",
  shipped: "Enviados",
  received: "Recibidos",
  assess: "Valorar",
  orderCount: { one: "{{count}} pedido", many: "{{count}} de pedidos", other: "{{count}} pedidos" },
  account: "Cuenta",
  more: "Más",
  logOut: "Cerrar sesión",
  loggedOut: "Has cerrado sesión",
};
