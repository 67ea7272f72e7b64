import type { Mails, Messages, Notices } from "./en";

export const messages: Messages = {
  account_frozen: "Tu cuenta está congelada: no puede mover dinero. Contacta con atención al cliente.",
  account_or_password_wrong: "La cuenta o la contraseña no son correctas.",
  acknowledgement_required: "Confirma que has leído la advertencia.",
  address_invalid: "Esta dirección no es válida en la red elegida.",
  address_required: "Elige primero una dirección de entrega.",
  address_wrong_network: "Esta dirección pertenece a otra red. Comprueba la red antes de enviar.",
  already_commented: "Ya has valorado este artículo.",
  already_disputed: "Ya has informado de un problema con este pedido.",
  already_paid: "Este pedido ya está pagado.",
  already_replied: "Ya has respondido a esta opinión.",
  already_shipped: "Este pedido ya se ha enviado.",
  amount_range: "El importe está fuera del rango ofrecido.",
  amount_step: "El importe debe ser múltiplo de {step}.",
  amount_too_large: "El importe es demasiado alto. Máximo: {max}.",
  amount_too_small: "El importe es demasiado bajo. Mínimo: {min}.",
  application_exists: "Ya has enviado tu solicitud. Espera a que la revisemos.",
  area_not_open: "Todavía no entregamos en esta zona.",
  bad_state: "Ya no es posible en este estado.",
  below_minimum: "Pedido mínimo de este producto: {min_order, plural, one {# unidad} other {# unidades}}.",
  cart_empty: "No hay nada que pedir.",
  changed_elsewhere: "Otro dispositivo ha guardado un cambio mientras tanto. Inténtalo de nuevo.",
  code_locked: "Se han introducido demasiados códigos erróneos. Durante 24 horas no se acepta ninguno.",
  code_required:
    "Se han introducido demasiadas contraseñas erróneas para esta cuenta. Inicia sesión con tu correo electrónico, tu contraseña y un código que te enviamos.",
  code_wrong: "El código no es correcto o ha caducado.",
  content_rejected: "Este texto no se puede publicar. Modifícalo, por favor.",
  daily_limit: "El importe supera tu límite diario. Hoy aún puedes retirar {left}.",
  dispute_open: "Has informado de un problema con este pedido. Retira primero la reclamación.",
  dispute_too_late: "El plazo para informar de un problema con este pedido ha terminado.",
  document_used: "Este documento ya está registrado para otra tienda.",
  email_taken: "Este correo electrónico ya está en uso.",
  field_invalid: "Hay algo que no es válido. Revísalo.",
  file_not_found: "Uno de los archivos ya no existe. Súbelo de nuevo.",
  fund_password_locked:
    "La contraseña de pago está bloqueada por demasiados intentos fallidos. Inténtalo más tarde.",
  fund_password_unset: "Crea primero una contraseña de pago.",
  fund_password_wrong: "La contraseña de pago no es correcta. Intentos restantes: {left}.",
  has_open_orders: "Este producto tiene pedidos abiertos. Retíralo de la venta en lugar de eliminarlo.",
  idempotency_in_progress: "Esta solicitud todavía se está procesando.",
  idempotency_mismatch: "Esto ya se envió con otros datos. Empieza de nuevo.",
  image_invalid: "Este archivo no es una imagen que podamos usar.",
  insufficient_balance: "No tienes saldo suficiente.",
  invalid_field: "Hay algo que no es válido. Revísalo.",
  invite_code_invalid: "Este código de invitación no existe.",
  loan_disabled: "Los préstamos no están disponibles.",
  locked: "Los retiros están bloqueados por ahora. Inténtalo más tarde.",
  memo_required: "Esta red necesita un memo (etiqueta).",
  mobile_taken: "Este número de teléfono ya está en uso.",
  network_disabled: "Esta red no está disponible en este momento.",
  not_merchant: "Abre primero una tienda.",
  offer_changed: "La oferta ha cambiado. Revísala de nuevo.",
  open_application: "Ya tienes una solicitud en curso.",
  order_below_minimum: "Esta tienda acepta pedidos a partir de {min}, sin envío ni impuestos.",
  order_changed: "Algo de tu pedido ha cambiado. Revísalo de nuevo.",
  owed_to_buyers:
    "Tu tienda está suspendida. Lo que se pueda deber a sus compradores se queda aquí; puedes retirar {left}.",
  own_product: "No puedes comprar en tu propia tienda.",
  own_request: "Esta solicitud es tuya.",
  own_shop: "No puedes seguir a tu propia tienda.",
  pack_mismatch:
    "Este producto se vende en paquetes de {pack_size, plural, one {# unidad} other {# unidades}}.",
  password_wrong: "La contraseña no es correcta.",
  pay_expired: "El plazo de pago ha terminado. Haz el pedido de nuevo.",
  price_changed: "El precio ha cambiado. Comprueba el nuevo total.",
  price_invalid: "Introduce un precio válido.",
  product_elsewhere: "Esta tienda no vende este producto.",
  product_unavailable: "Este producto ya no está disponible.",
  proof_required: "Introduce el ID de la transacción o sube una captura de pantalla.",
  quote_changed: "La comisión o el importe han cambiado. Compruébalos de nuevo.",
  quote_expired: "Esta cotización ha caducado. Pide una nueva.",
  range_too_long: "El periodo es demasiado largo. Elige uno más corto.",
  rate_unavailable: "Ahora mismo no hay tipo de cambio. Inténtalo más tarde.",
  request_closed: "Esta solicitud está cerrada. Ya no admite ofertas.",
  same_as_login: "La contraseña de pago debe ser distinta de la de acceso.",
  same_operator: "Ya diste la primera aprobación. Falta la de otra persona.",
  self_address: "Es una de nuestras direcciones de depósito. Introduce la tuya.",
  shop_suspended: "Esta tienda está suspendida: por ahora no puede vender ni enviar.",
  shopname_taken: "Este nombre de tienda ya está en uso.",
  social_unavailable: "No se puede iniciar sesión con este servicio.",
  stock_short: "No hay existencias suficientes. Quedan: {left}.",
  terms_changed: "Las condiciones han cambiado. Léelas y acéptalas de nuevo.",
  too_many_addresses: "Ya tienes {max} direcciones. Elimina primero una que ya no necesites.",
  too_many_offers: "Aquí no se admiten más de {max} ofertas. Inténtalo más tarde.",
  too_many_open: "Tienes demasiadas solicitudes abiertas. Termina alguna primero.",
  too_many_unpaid: "Tienes demasiados pedidos sin pagar. Paga o cancela alguno primero.",
  unpaid_too_much:
    "Tu cuenta aún no puede reservar pedidos sin pagar de este importe. Pide menos o recarga antes tu saldo.",
  txid_invalid: "Este ID de transacción no es válido.",
  txid_used: "Este ID de transacción ya se ha utilizado.",
  username_taken: "Este nombre de usuario ya está en uso.",
  version_conflict: "Se ha modificado entretanto. Vuelve a cargarlo.",
  weak_password: "Esta contraseña es demasiado fácil de adivinar.",

  forbidden: "No tienes permiso para hacer esto.",
  malformed_body: "No se ha podido leer la solicitud.",
  method_not_allowed: "Este método no está permitido aquí.",
  missing_field: "Falta algo por rellenar. Complétalo.",
  not_found: "No encontrado.",
  server_failed: "El servidor ha fallado. Inténtalo más tarde.",
  sign_in_first: "Inicia sesión primero.",
  too_large: "Es demasiado grande.",
  too_many_requests: "Demasiadas solicitudes. Inténtalo más tarde.",
  unavailable: "El servicio no está disponible en este momento. Inténtalo de nuevo en unos minutos.",

  cancelled: "Cancelado",
  closed: "Cerrado",
  code_sent: "Hemos enviado el código",
  deleted: "Eliminado",
  fund_password_saved: "Contraseña de pago guardada",
  no_application: "Todavía no has presentado ninguna solicitud",
  ok: "Listo",
  order_placed: "Pedido realizado",
  paid: "Pagado",
  password_length: "Usa de {min} a {max} caracteres.",
  password_changed: "Contraseña cambiada. Inicia sesión de nuevo.",
  published: "Publicado",
  receipt_confirmed: "Recepción confirmada",
  registered: "¡Te damos la bienvenida! Tu cuenta está lista.",
  replied: "Respuesta enviada",
  reviewed: "Gracias por tu opinión",
  saved: "Guardado",
  shipped: "Enviado",
  signed_in: "Sesión iniciada",
  signed_out: "Sesión cerrada",
  submitted: "Enviado para revisión",
  uploaded: "Archivo subido",

  address_hint_bitcoin: "empieza por bc1, 1 o 3",
  address_hint_evm: "42 caracteres, empieza por 0x",
  address_hint_tron: "34 caracteres, empieza por T",
  loan_example:
    "Préstamo de {amount} {currency} a {days, plural, one {# día} other {# días}}: {fee} de coste, {total} a devolver en un solo pago. TAE {apr}\u00a0%.",
  loan_warning: "Pedir dinero prestado cuesta dinero.",
  log_adjustment: "Ajuste",
  log_overpayment: "Transferencia que no correspondía al pago {no}",
  log_payment: "Pedido {no}",
  log_recharge: "Recarga {no}",
  log_refund: "Reembolso del pedido {no}",
  log_settlement: "Venta, pedido {no}",
  log_withdrawal: "Retiro {no}",
  log_withdrawal_return: "Retiro {no} devuelto",
  recharge_notice:
    "Indica el importe exacto que enviaste; si no, la revisión puede fallar. Se abona lo que llega.",
  sandbox_address: "Esto es un entorno de pruebas: la dirección no es de nadie. No envíes nunca dinero real.",
  send_only: "Envía solo {coin} y solo por {network}.",
  transfer_irreversible:
    "Las transferencias de criptomonedas no se pueden deshacer. Con una red o una dirección equivocada, el dinero se pierde.",
};

export const notices: Notices = {
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

export const mails: Mails = {
  code: {
    subject: "Tu código: {code}",
    body: "Tu código es {code}. Vale durante {seconds, plural, one {# segundo} other {# segundos}}. Si no lo has pedido, ignora este mensaje y no des el código a nadie.",
  },
  known: {
    subject: "Ya tienes una cuenta",
    body: "Alguien ha querido registrarse con esta dirección de correo, pero ya tiene una cuenta. Si has sido tú, inicia sesión. Si no, no tienes que hacer nada.",
  },
  code_guessed: {
    subject: "Alguien ha introducido códigos erróneos",
    body: "En {hours, plural, one {# hora} other {# horas}} se {count, plural, one {ha introducido # código erróneo} other {han introducido # códigos erróneos}} para tu cuenta. Si no has sido tú, alguien intenta entrar: no des ningún código a nadie y cambia tu contraseña.",
  },
  password_changed: {
    subject: "Se ha cambiado tu contraseña",
    body: "Se ha cambiado la contraseña de tu cuenta y se ha cerrado la sesión en todos los dispositivos. Si no has sido tú, restablécela ahora con «¿Has olvidado la contraseña?» y ponte en contacto con nosotros.",
  },
  email_changed: {
    subject: "Se ha cambiado tu correo electrónico",
    body: "Tu cuenta tiene ahora otra dirección de correo; a esta ya no llegarán códigos. Los retiros están bloqueados 24 horas. Si no has sido tú, inicia sesión, cambia tu contraseña y ponte en contacto con nosotros.",
  },
};
