import type { Notices } from "./en";

export const pt: Notices = {
  welcome: {
    title: "Boas-vindas, {name}",
    content: "Sua conta está pronta. Adicione um endereço de entrega e comece a comprar.",
  },
  order_paid: {
    title: "Pagamento recebido",
    content: "O pedido {order_no} foi pago: {total} {currency}. O envio será feito em até {hours} horas.",
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
    content: "O pedido {order_no} foi recebido. {net} {currency} ficarão disponíveis mais tarde.",
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
    title: "Dinheiro disponível",
    content: "{net} {currency} do pedido {order_no} já podem ser usados.",
  },
  recharge_credited: {
    title: "Recarga creditada",
    content: "Recarga {order_no}: {amount} {currency} entraram no seu saldo.",
  },
  recharge_rejected: {
    title: "Recarga não aceita",
    content: "A recarga {order_no} não foi aceita. {reason}",
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
    title: "Senha de fundos alterada",
    content: "Sua senha de fundos foi alterada. Se não foi você, fale conosco.",
  },
  application_approved: {
    title: "Sua loja está aberta",
    content: "A loja {shopname} foi aprovada. Você já pode começar a vender.",
  },
  application_rejected: {
    title: "Falta alguma coisa",
    content: "Sua solicitação para {shopname} precisa de uma correção.",
  },
  review_reply: { title: "A loja respondeu", content: "{shopname} respondeu à sua avaliação de {title}." },
  loan_approved: {
    title: "Empréstimo aprovado",
    content: "Sua solicitação de empréstimo de {amount} {currency} foi aprovada.",
  },
  loan_rejected: {
    title: "Empréstimo não aprovado",
    content: "Sua solicitação de empréstimo de {amount} {currency} não foi aprovada. {reason}",
  },
};
