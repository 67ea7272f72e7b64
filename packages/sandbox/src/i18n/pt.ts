import type { Mails, Messages, Notices } from "./en";

export const messages: Messages = {
  account_frozen: "Sua conta está congelada: não é possível movimentar dinheiro. Fale com o suporte.",
  account_or_password_wrong: "Conta ou senha incorreta.",
  acknowledgement_required: "Confirme que você leu o aviso.",
  address_invalid: "Este endereço não é válido na rede escolhida.",
  address_required: "Escolha primeiro um endereço de entrega.",
  address_wrong_network: "Este endereço pertence a outra rede. Confira a rede antes de enviar.",
  already_commented: "Você já avaliou este item.",
  already_disputed: "Você já relatou um problema com este pedido.",
  already_paid: "Este pedido já foi pago.",
  already_replied: "Você já respondeu a esta avaliação.",
  already_shipped: "Este pedido já foi enviado.",
  amount_range: "O valor está fora da faixa oferecida.",
  amount_step: "O valor deve ser múltiplo de {step}.",
  amount_too_large: "O valor é alto demais. Máximo: {max}.",
  amount_too_small: "O valor é baixo demais. Mínimo: {min}.",
  application_exists: "Você já enviou sua solicitação. Aguarde a análise.",
  area_not_open: "Ainda não entregamos nesta região.",
  bad_state: "Isso não é mais possível no estado atual.",
  below_minimum: "Pedido mínimo deste produto: {min_order, plural, one {# unidade} other {# unidades}}.",
  cart_empty: "Não há nada para pedir.",
  changed_elsewhere: "Outro dispositivo salvou uma alteração nesse meio-tempo. Tente novamente.",
  code_locked: "Muitos códigos errados foram digitados. Nenhum código será aceito por 24 horas.",
  code_required:
    "Muitas senhas erradas foram digitadas para esta conta. Entre com seu e-mail, sua senha e um código que enviamos.",
  code_wrong: "O código está incorreto ou expirou.",
  content_rejected: "Este texto não pode ser publicado. Altere-o, por favor.",
  daily_limit: "O valor passa do seu limite diário. Hoje você ainda pode sacar {left}.",
  dispute_open: "Você relatou um problema com este pedido. Retire a reclamação primeiro.",
  dispute_too_late: "O prazo para relatar um problema com este pedido terminou.",
  document_used: "Este documento já está registrado para outra loja.",
  email_taken: "Este e-mail já está em uso.",
  field_invalid: "Algo aqui não é válido. Confira, por favor.",
  file_not_found: "Um dos arquivos não existe mais. Envie-o novamente.",
  fund_password_locked:
    "A senha de pagamento foi bloqueada após muitas tentativas erradas. Tente mais tarde.",
  fund_password_unset: "Crie primeiro uma senha de pagamento.",
  fund_password_wrong: "Senha de pagamento incorreta. Tentativas restantes: {left}.",
  has_open_orders: "Este produto tem pedidos em aberto. Retire-o da venda em vez de excluir.",
  idempotency_in_progress: "Esta solicitação ainda está sendo processada.",
  idempotency_mismatch: "Isto já foi enviado com outros dados. Comece de novo.",
  image_invalid: "Este arquivo não é uma imagem que possamos usar.",
  insufficient_balance: "Saldo insuficiente.",
  invalid_field: "Algo aqui não é válido. Confira, por favor.",
  invite_code_invalid: "Este código de convite não existe.",
  loan_disabled: "Empréstimos não estão disponíveis.",
  locked: "Os saques estão bloqueados no momento. Tente mais tarde.",
  memo_required: "Esta rede exige um memo (tag).",
  mobile_taken: "Este número de telefone já está em uso.",
  network_disabled: "Esta rede não está disponível no momento.",
  not_merchant: "Abra uma loja primeiro.",
  offer_changed: "A oferta mudou. Confira novamente.",
  open_application: "Você já tem uma solicitação em andamento.",
  order_below_minimum: "Esta loja aceita pedidos a partir de {min}, sem frete e impostos.",
  order_changed: "Algo no seu pedido mudou. Confira novamente.",
  owed_to_buyers:
    "Sua loja está suspensa. O que pode ser devido aos compradores fica aqui; você pode sacar {left}.",
  own_product: "Você não pode comprar na sua própria loja.",
  own_request: "Esta solicitação é sua.",
  own_shop: "Você não pode seguir a sua própria loja.",
  pack_mismatch:
    "Este produto é vendido em pacotes de {pack_size, plural, one {# unidade} other {# unidades}}.",
  password_wrong: "Senha incorreta.",
  pay_expired: "O prazo de pagamento terminou. Faça o pedido novamente.",
  price_changed: "O preço mudou. Confira o novo total.",
  price_invalid: "Informe um preço válido.",
  product_elsewhere: "Esta loja não vende este produto.",
  product_unavailable: "Este produto não está mais disponível.",
  proof_required: "Informe o ID da transação ou envie uma captura de tela.",
  quote_changed: "A taxa ou o valor mudou. Confira novamente.",
  quote_expired: "Esta cotação expirou. Peça uma nova.",
  range_too_long: "O período é longo demais. Escolha um menor.",
  rate_unavailable: "Não há cotação no momento. Tente mais tarde.",
  request_closed: "Esta solicitação foi encerrada e não aceita mais ofertas.",
  same_as_login: "A senha de pagamento deve ser diferente da senha de acesso.",
  same_operator: "Você já deu a primeira aprovação. Falta a de outra pessoa.",
  self_address: "Este é um dos nossos endereços de depósito. Informe o seu.",
  shop_suspended: "Esta loja está suspensa: no momento não pode vender nem enviar.",
  shopname_taken: "Este nome de loja já está em uso.",
  social_unavailable: "Não é possível entrar com este serviço.",
  stock_short: "Estoque insuficiente. Restam: {left}.",
  terms_changed: "Os termos mudaram. Leia e aceite novamente.",
  too_many_addresses: "Você já tem {max} endereços. Exclua primeiro um de que não precisa mais.",
  too_many_offers: "Não são aceitas mais de {max} ofertas aqui. Tente novamente mais tarde.",
  too_many_open: "Você tem solicitações demais em aberto. Conclua uma primeiro.",
  too_many_unpaid: "Você tem pedidos demais sem pagar. Pague ou cancele um primeiro.",
  unpaid_too_much:
    "Sua conta ainda não pode reservar pedidos sem pagar desse valor. Peça menos ou faça um depósito primeiro.",
  txid_invalid: "Este ID de transação não é válido.",
  txid_used: "Este ID de transação já foi usado.",
  username_taken: "Este nome de usuário já está em uso.",
  version_conflict: "Houve uma alteração nesse meio-tempo. Recarregue a página.",
  weak_password: "Esta senha é fácil demais de adivinhar.",

  forbidden: "Você não tem permissão para fazer isso.",
  malformed_body: "Não foi possível ler a solicitação.",
  method_not_allowed: "Este método não é permitido aqui.",
  missing_field: "Falta algo aqui. Preencha, por favor.",
  not_found: "Não encontrado.",
  server_failed: "O servidor falhou. Tente mais tarde.",
  sign_in_first: "Entre na sua conta primeiro.",
  too_large: "O arquivo é grande demais.",
  too_many_requests: "Solicitações demais. Tente mais tarde.",
  unavailable: "O serviço não está disponível no momento. Tente novamente em instantes.",

  cancelled: "Cancelado",
  closed: "Encerrado",
  code_sent: "Código enviado",
  deleted: "Excluído",
  fund_password_saved: "Senha de pagamento salva",
  no_application: "Você ainda não fez uma solicitação",
  ok: "Tudo certo",
  order_placed: "Pedido realizado",
  paid: "Pago",
  password_length: "Use de {min} a {max} caracteres.",
  password_changed: "Senha alterada. Entre novamente.",
  published: "Publicado",
  receipt_confirmed: "Recebimento confirmado",
  registered: "Boas-vindas! Sua conta está pronta.",
  replied: "Resposta enviada",
  reviewed: "Obrigado pela sua avaliação",
  saved: "Salvo",
  shipped: "Enviado",
  signed_in: "Você entrou na sua conta",
  signed_out: "Você saiu da sua conta",
  submitted: "Enviado para análise",
  uploaded: "Arquivo enviado",

  address_hint_bitcoin: "começa com bc1, 1 ou 3",
  address_hint_evm: "42 caracteres, começa com 0x",
  address_hint_tron: "34 caracteres, começa com T",
  loan_example:
    "Empréstimo de {amount} {currency} por {days, plural, one {# dia} other {# dias}}: {fee} de custo, {total} a pagar de uma só vez. Custo efetivo total (CET): {apr}% ao ano.",
  loan_warning: "Pegar dinheiro emprestado custa dinheiro.",
  log_adjustment: "Ajuste",
  log_overpayment: "Transferência que não correspondia ao pagamento {no}",
  log_payment: "Pedido {no}",
  log_recharge: "Depósito {no}",
  log_refund: "Reembolso do pedido {no}",
  log_settlement: "Venda, pedido {no}",
  log_withdrawal: "Saque {no}",
  log_withdrawal_return: "Saque {no} devolvido",
  recharge_notice:
    "Informe o valor que você realmente enviou; caso contrário, a análise pode falhar. O que chega é o que é creditado.",
  sandbox_address:
    "Este é um ambiente de testes: o endereço não é de ninguém. Nunca envie dinheiro de verdade.",
  send_only: "Envie somente {coin} e somente por {network}.",
  transfer_irreversible:
    "Transferências de cripto não podem ser desfeitas. Rede ou endereço errado significa perder o dinheiro.",
};

export const notices: Notices = {
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

export const mails: Mails = {
  code: {
    subject: "Seu código: {code}",
    body: "Seu código é {code}. Ele vale por {seconds, plural, one {# segundo} other {# segundos}}. Se você não o pediu, ignore esta mensagem e não informe o código a ninguém.",
  },
  known: {
    subject: "Você já tem uma conta",
    body: "Alguém quis se cadastrar com este endereço de e-mail, mas ele já tem uma conta. Se foi você, entre. Caso contrário, não é preciso fazer nada.",
  },
  code_guessed: {
    subject: "Alguém digitou códigos errados",
    body: "Em {hours, plural, one {# hora} other {# horas}}, {count, plural, one {# código errado foi digitado} other {# códigos errados foram digitados}} para a sua conta. Se não foi você, alguém está tentando entrar: não informe nenhum código a ninguém e altere sua senha.",
  },
  password_changed: {
    subject: "Sua senha foi alterada",
    body: 'A senha de acesso da sua conta foi alterada e todos os dispositivos foram desconectados. Se não foi você, redefina-a agora em "Esqueceu a senha?" e fale conosco.',
  },
  email_changed: {
    subject: "Seu e-mail foi alterado",
    body: "Sua conta agora tem outro e-mail; este não receberá mais códigos. Os saques ficam bloqueados por 24 horas. Se não foi você, entre, altere sua senha e fale conosco.",
  },
};
