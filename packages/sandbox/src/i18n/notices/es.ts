import type { Notices } from "./en";

export const es: Notices = {
  welcome: {
    title: "Te damos la bienvenida, {name}",
    content: "Tu cuenta está lista. Añade una dirección de entrega y empieza a comprar.",
  },
  order_paid: {
    title: "Pago recibido",
    content:
      "El pedido {order_no} está pagado: {total} {currency}. Se enviará en un plazo de {hours, plural, one {# hora} other {# horas}}.",
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
    content:
      "El comprador ha recibido el pedido {order_no}. {net} {currency} llegarán a tu saldo en unos días.",
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
    title: "Liquidación disponible",
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
    title: "Contraseña de pago cambiada",
    content: "Tu contraseña de pago ha cambiado. Si no has sido tú, ponte en contacto con nosotros.",
  },
  application_approved: {
    title: "Tu tienda está abierta",
    content: "{shopname} se ha aprobado. Ya puedes empezar a vender.",
  },
  application_rejected: {
    title: "Tu solicitud necesita cambios",
    content: "Tu solicitud para {shopname} necesita una corrección.",
  },
  store_review_approved: {
    title: "El nuevo nombre y logotipo de tu tienda están aprobados",
    content: "{shopname} ya aparece con su nuevo perfil.",
  },
  store_review_rejected: {
    title: "No se ha aceptado el nuevo nombre o logotipo de tu tienda",
    content: "{shopname} conserva su perfil actual. Motivo: {note}",
  },
  review_reply: {
    title: "La tienda ha respondido",
    content: "{shopname} ha respondido a tu opinión sobre {title}.",
  },
  dispute_opened: {
    title: "Un comprador informa de un problema",
    content:
      "El comprador del pedido {order_no} pide que se le devuelvan {amount} {currency}. Responde en {days, plural, one {# día} other {# días}}; si no, decidirá la plataforma.",
  },
  dispute_offered: {
    title: "La tienda hace una oferta",
    content:
      "Por el pedido {order_no} la tienda ofrece devolver {amount} {currency}. Acéptala o pide que decida la plataforma.",
  },
  dispute_objected: {
    title: "La tienda no está de acuerdo",
    content:
      "La tienda no está de acuerdo con la reclamación del pedido {order_no}. Pide que decida la plataforma o retira la reclamación.",
  },
  dispute_escalated: {
    title: "Decide la plataforma",
    content: "La plataforma decide ahora sobre el problema del pedido {order_no}. Se avisará a ambas partes.",
  },
  return_requested: {
    title: "Un comprador quiere devolver artículos",
    content:
      "El comprador del pedido {order_no} quiere devolver artículos y que se le reembolsen {amount} {currency}. Responde en {days, plural, one {# día} other {# días}}; si no, decidirá la plataforma.",
  },
  return_agreed: {
    title: "La tienda acepta la devolución",
    content:
      "Envía de vuelta los artículos del pedido {order_no} en {days, plural, one {# día} other {# días}} e indica el número de seguimiento. La dirección de devolución está en el pedido. Si no los envías a tiempo, no habrá reembolso.",
  },
  return_sent: {
    title: "Una devolución está en camino",
    content:
      "Los artículos del pedido {order_no} vuelven con {carrier}, número de seguimiento {tracking_no}. Confirma cuando lleguen. Si no respondes en {days, plural, one {# día} other {# días}}, se reembolsará al comprador.",
  },
  return_expired: {
    title: "Devolución caducada",
    content:
      "Los artículos del pedido {order_no} no se enviaron a tiempo, así que no hay reembolso. El pedido sigue su curso.",
  },
  dispute_withdrawn: {
    title: "Reclamación retirada",
    content: "El comprador retiró la reclamación del pedido {order_no}. El pedido sigue su curso.",
  },
  dispute_refunded: {
    title: "Reembolso",
    content: "Se devolvieron a tu saldo {amount} {currency} del pedido {order_no}. {reason}",
  },
  dispute_charged: {
    title: "Reembolso al comprador",
    content: "Se devolvieron al comprador {amount} {currency} del pedido {order_no}. {reason}",
  },
  dispute_rejected: {
    title: "Sin reembolso",
    content: "El problema del pedido {order_no} se resolvió sin reembolso. {reason}",
  },
  offer_new: {
    title: "Nueva oferta",
    content: "{shopname} ha hecho una oferta para tu solicitud «{title}». Compárala y acéptala allí.",
  },
  offer_accepted: {
    title: "Han aceptado tu oferta",
    content: "El comprador de «{title}» ha aceptado tu oferta. Te avisaremos cuando el pedido esté pagado.",
  },
  offer_declined: {
    title: "Han rechazado tu oferta",
    content: "El comprador de «{title}» ha rechazado tu oferta.",
  },
  offer_closed: {
    title: "Solicitud cerrada",
    content: "La solicitud «{title}» está cerrada y tu oferta ya no sigue en pie.",
  },
  account_frozen: {
    title: "Tu cuenta está congelada",
    content:
      "Puedes iniciar sesión y consultarlo todo, pero no mover dinero. Si no sabes por qué, ponte en contacto con nosotros.",
  },
  account_unfrozen: {
    title: "Tu cuenta vuelve a funcionar",
    content: "Tu cuenta ya no está congelada: puedes pagar y retirar como antes.",
  },
  store_suspended: {
    title: "Tu tienda está suspendida",
    content:
      "{shopname} no puede vender ni enviar por ahora, y los compradores pueden cancelar lo que no se ha enviado. Si no sabes por qué, ponte en contacto con nosotros.",
  },
  store_reopened: {
    title: "Tu tienda vuelve a estar abierta",
    content: "{shopname} puede vender y enviar como antes.",
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
