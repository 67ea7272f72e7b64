import type { Notices } from "./en";

export const es: Notices = {
  welcome: {
    title: "Te damos la bienvenida, {name}",
    content: "Tu cuenta está lista. Añade una dirección de entrega y empieza a comprar.",
  },
  order_paid: {
    title: "Pago recibido",
    content: "El pedido {order_no} está pagado: {total} {currency}. Se enviará en un plazo de {hours} horas.",
  },
  order_shipped: {
    title: "En camino",
    content: "El pedido {order_no} se ha enviado con {carrier}, número de seguimiento {tracking_no}.",
  },
  order_cancelled: { title: "Pedido cancelado", content: "El pedido {order_no} se ha cancelado. {reason}" },
  order_refunded: {
    title: "Reembolsado",
    content: "El pedido {order_no} se ha cancelado y {total} {currency} han vuelto a tu saldo. {reason}",
  },
  order_received: {
    title: "Recepción confirmada",
    content: "Has recibido el pedido {order_no}. Cuenta a los demás qué te parece.",
  },
  order_new: {
    title: "Nuevo pedido",
    content: "El pedido {order_no} de {total} {currency} espera el envío.",
  },
  order_closed: { title: "Pedido cancelado", content: "El pedido {order_no} se canceló antes del envío." },
  order_done: {
    title: "Recepción confirmada",
    content: "El pedido {order_no} se ha recibido. {net} {currency} estarán disponibles más adelante.",
  },
  pay_expired: {
    title: "Pago caducado",
    content: "El plazo del pago {pay_no} ha terminado. Sus pedidos se han cancelado.",
  },
  pay_credited: {
    title: "Transferencia abonada",
    content:
      "Una transferencia no correspondía al pago {pay_no}. {amount} {currency} se han abonado en tu saldo.",
  },
  settlement_available: {
    title: "Dinero disponible",
    content: "Ya puedes usar {net} {currency} del pedido {order_no}.",
  },
  recharge_credited: {
    title: "Recarga abonada",
    content: "Recarga {order_no}: {amount} {currency} han llegado a tu saldo.",
  },
  recharge_rejected: {
    title: "Recarga no aceptada",
    content: "La recarga {order_no} no se ha aceptado. {reason}",
  },
  withdraw_created: {
    title: "Retiro en revisión",
    content: "El retiro {order_no} de {amount} {currency} está en revisión.",
  },
  withdraw_completed: {
    title: "Retiro completado",
    content: "Retiro {order_no}: se han enviado {received} {coin}.",
  },
  withdraw_returned: {
    title: "Retiro devuelto",
    content: "El retiro {order_no} no se ha realizado. {amount} {currency} han vuelto a tu saldo. {reason}",
  },
  fund_password_set: {
    title: "Contraseña de fondos cambiada",
    content: "Tu contraseña de fondos ha cambiado. Si no has sido tú, ponte en contacto con nosotros.",
  },
  application_approved: {
    title: "Tu tienda está abierta",
    content: "{shopname} se ha aprobado. Ya puedes empezar a vender.",
  },
  application_rejected: {
    title: "Falta algo",
    content: "Tu solicitud para {shopname} necesita una corrección.",
  },
  review_reply: {
    title: "La tienda ha respondido",
    content: "{shopname} ha respondido a tu opinión sobre {title}.",
  },
  loan_approved: {
    title: "Préstamo aprobado",
    content: "Tu solicitud de préstamo de {amount} {currency} se ha aprobado.",
  },
  loan_rejected: {
    title: "Préstamo no aprobado",
    content: "Tu solicitud de préstamo de {amount} {currency} no se ha aprobado. {reason}",
  },
};
