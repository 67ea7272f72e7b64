import type { Notices } from "./en";

export const pt: Notices = {
  welcome: {
    title: "Boas-vindas, {name}",
    content: "Sua conta está pronta. Adicione um endereço de entrega e comece a comprar.",
  },
  order_paid: {
    title: "Pagamento recebido",
    content:
      "O pedido {order_no} foi pago: {total} {currency}. O envio será feito em até {hours, plural, one {# hora} other {# horas}}.",
  },
  order_shipped: {
    title: "A caminho",
    content: "O pedido {order_no} foi enviado por {carrier}, código de rastreio {tracking_no}.",
  },
  order_cancelled: { title: "Pedido cancelado", content: "O pedido {order_no} foi cancelado. {reason}" },
  order_refunded: {
    title: "Reembolsado",
    content: "O pedido {order_no} foi cancelado e {total} {currency} voltaram para o seu saldo. {reason}",
  },
  order_received: {
    title: "Recebimento confirmado",
    content: "O pedido {order_no} foi recebido. Conte aos outros o que achou.",
  },
  order_new: { title: "Novo pedido", content: "O pedido {order_no} de {total} {currency} aguarda envio." },
  order_closed: { title: "Pedido cancelado", content: "O pedido {order_no} foi cancelado antes do envio." },
  order_done: {
    title: "Recebimento confirmado",
    content: "O pedido {order_no} foi recebido. {net} {currency} entram no seu saldo em alguns dias.",
  },
  pay_expired: {
    title: "Pagamento expirado",
    content: "O prazo do pagamento {pay_no} terminou. Os pedidos foram cancelados.",
  },
  pay_credited: {
    title: "Transferência creditada",
    content:
      "Uma transferência não correspondia ao pagamento {pay_no}. {amount} {currency} foram creditados no seu saldo.",
  },
  settlement_available: {
    title: "Repasse disponível",
    content: "{net} {currency} do pedido {order_no} já podem ser usados.",
  },
  recharge_credited: {
    title: "Depósito creditado",
    content: "Depósito {order_no}: {amount} {currency} entraram no seu saldo.",
  },
  recharge_rejected: {
    title: "Depósito não aceito",
    content: "O depósito {order_no} não foi aceito. {reason}",
  },
  withdraw_created: {
    title: "Saque em análise",
    content: "O saque {order_no} de {amount} {currency} está em análise.",
  },
  withdraw_completed: {
    title: "Saque concluído",
    content: "Saque {order_no}: {received} {coin} foram enviados.",
  },
  withdraw_returned: {
    title: "Saque devolvido",
    content: "O saque {order_no} não foi realizado. {amount} {currency} voltaram para o seu saldo. {reason}",
  },
  fund_password_set: {
    title: "Senha de pagamento alterada",
    content: "Sua senha de pagamento foi alterada. Se não foi você, fale conosco.",
  },
  application_approved: {
    title: "Sua loja está aberta",
    content: "A loja {shopname} foi aprovada. Você já pode começar a vender.",
  },
  application_rejected: {
    title: "Seu cadastro precisa de ajustes",
    content: "Sua solicitação para {shopname} precisa de uma correção.",
  },
  store_review_approved: {
    title: "O novo nome e o logotipo da sua loja foram aprovados",
    content: "{shopname} já aparece com o novo perfil.",
  },
  store_review_rejected: {
    title: "O novo nome ou logotipo da sua loja não foi aceito",
    content: "{shopname} mantém o perfil atual. Motivo: {note}",
  },
  review_reply: { title: "A loja respondeu", content: "{shopname} respondeu à sua avaliação de {title}." },
  dispute_opened: {
    title: "Um comprador relatou um problema",
    content:
      "O comprador do pedido {order_no} pede {amount} {currency} de volta. Responda em {days, plural, one {# dia} other {# dias}}; caso contrário, a plataforma decide.",
  },
  dispute_offered: {
    title: "A loja fez uma oferta",
    content:
      "Pelo pedido {order_no}, a loja oferece reembolsar {amount} {currency}. Aceite ou peça que a plataforma decida.",
  },
  dispute_objected: {
    title: "A loja não concorda",
    content:
      "A loja não concorda com a reclamação do pedido {order_no}. Peça que a plataforma decida ou retire a reclamação.",
  },
  dispute_escalated: {
    title: "A plataforma decide",
    content: "A plataforma vai decidir sobre o problema do pedido {order_no}. Os dois lados serão avisados.",
  },
  return_requested: {
    title: "Um comprador quer devolver produtos",
    content:
      "O comprador do pedido {order_no} quer devolver produtos e receber {amount} {currency} de reembolso. Responda em {days, plural, one {# dia} other {# dias}}; caso contrário, a plataforma decide.",
  },
  return_agreed: {
    title: "A loja aceita a devolução",
    content:
      "Envie de volta os produtos do pedido {order_no} em {days, plural, one {# dia} other {# dias}} e informe o código de rastreio. O endereço de devolução está no pedido. Sem envio nesse prazo, não há reembolso.",
  },
  return_sent: {
    title: "Uma devolução está a caminho",
    content:
      "Os produtos do pedido {order_no} estão voltando por {carrier}, código de rastreio {tracking_no}. Confirme quando chegarem. Sem resposta em {days, plural, one {# dia} other {# dias}}, o comprador será reembolsado.",
  },
  return_expired: {
    title: "Devolução expirada",
    content:
      "Os produtos do pedido {order_no} não foram enviados a tempo, por isso não há reembolso. O pedido segue normalmente.",
  },
  dispute_withdrawn: {
    title: "Reclamação retirada",
    content: "O comprador retirou a reclamação do pedido {order_no}. O pedido segue normalmente.",
  },
  dispute_refunded: {
    title: "Reembolsado",
    content: "{amount} {currency} do pedido {order_no} voltaram para o seu saldo. {reason}",
  },
  dispute_charged: {
    title: "O comprador foi reembolsado",
    content: "{amount} {currency} do pedido {order_no} voltaram para o comprador. {reason}",
  },
  dispute_rejected: {
    title: "Sem reembolso",
    content: "O problema do pedido {order_no} foi decidido sem reembolso. {reason}",
  },
  offer_new: {
    title: "Nova oferta",
    content: "{shopname} fez uma oferta para sua solicitação “{title}”. Compare e aceite por lá.",
  },
  offer_accepted: {
    title: "Sua oferta foi aceita",
    content: "O comprador de “{title}” aceitou sua oferta. Avisaremos quando o pedido for pago.",
  },
  offer_declined: {
    title: "Sua oferta foi recusada",
    content: "O comprador de “{title}” recusou sua oferta.",
  },
  offer_closed: {
    title: "Solicitação encerrada",
    content: "A solicitação “{title}” foi encerrada e sua oferta não está mais aberta.",
  },
  account_frozen: {
    title: "Sua conta está congelada",
    content:
      "Você pode entrar e consultar tudo, mas não movimentar dinheiro. Se não sabe o motivo, fale conosco.",
  },
  account_unfrozen: {
    title: "Sua conta voltou a funcionar",
    content: "Sua conta não está mais congelada: você pode pagar e sacar como antes.",
  },
  store_suspended: {
    title: "Sua loja está suspensa",
    content:
      "A loja {shopname} não pode vender nem enviar no momento, e os compradores podem cancelar o que não foi enviado. Se não sabe o motivo, fale conosco.",
  },
  store_reopened: {
    title: "Sua loja está aberta de novo",
    content: "A loja {shopname} pode vender e enviar como antes.",
  },
  loan_approved: {
    title: "Empréstimo aprovado",
    content: "Sua solicitação de empréstimo de {amount} {currency} foi aprovada.",
  },
  loan_rejected: {
    title: "Empréstimo não aprovado",
    content: "Sua solicitação de empréstimo de {amount} {currency} não foi aprovada. {reason}",
  },
};
