import type { SiteSource } from "./site-source";

export const pt: SiteSource = {
  webName: "Mercado Exemplo",
  notices: [
    "Esta é uma loja de demonstração: lojas, produtos e avaliações são inventados e nada é entregue.",
    "As lojas enviam em até 24 horas após o pagamento.",
  ],
  rechargeNotice:
    "Transferências não podem ser desfeitas. Rede ou endereço errado significa perder o dinheiro. Informe o valor que realmente enviou; é creditado o que chegar.",
  withdrawNotice:
    "Confira a rede e o endereço duas vezes: uma transferência não volta atrás. Um saque recusado retorna por inteiro.",
  loanWarning: "Pegar dinheiro emprestado custa dinheiro. Peça só o que puder pagar.",
  footerText: "Compradores de 103 países, com liquidação em USDT, ETH e BTC",
  banners: ["Ambientes de fim de tarde", "Mala pronta até sexta", "A boa despensa", "Na rua antes do café"],
  groups: ["Comprar", "Entrega", "Vender", "Empresa"],
  articles: `
101 | Como fazer um pedido | Do carrinho à porta em quatro passos.
## Encha o carrinho
Coloque no carrinho o que precisa. Produtos de várias lojas cabem num só pedido; cada loja envia o seu pacote.
Alguns produtos têm pedido mínimo ou vêm em pacotes. Onde a tabela indica, a unidade custa menos em quantidades maiores.
## Peça e pague
1. Confira endereço, frete e impostos. O total exibido antes de pagar é o que você paga: nada é somado depois.
2. Faça o pedido e pague no prazo indicado. Caso contrário, ele é cancelado e nada é cobrado.
3. A loja envia em 24 horas. Transportadora e código de rastreio ficam no pedido.
4. Confirme o recebimento quando tudo chegar, ou ele é confirmado após quinze dias.
## Se mudar de ideia
Até a loja enviar, você pode cancelar no pedido. Tudo volta para o seu saldo.

102 | Preços, frete e impostos | O que está no preço e o que vem à parte.
Os preços são de atacado, por peça ou pacote. Um preço riscado é um preço anterior do mesmo produto.
O frete é cobrado uma vez por produto e pedido. Os impostos aparecem em linha própria.

103 | Variantes e estoque | Por que um tamanho aparece em cinza.
Algumas combinações não são fabricadas, outras esgotaram. Mostramos ambas para você saber se vale esperar.
O estoque conta no pedido, não ao colocar no carrinho.

104 | Avaliações | Quem escreve e como são contadas.
Só avalia quem recebeu o produto, uma única vez. Quatro e cinco estrelas são positivas, três neutras, uma e duas negativas.
A loja pode responder a uma avaliação, mas não removê-la.

105 | Formas de pagamento | Saldo ou outra forma oferecida.
Pague com saldo e senha de pagamento ou por outra forma oferecida na finalização.
O dinheiro fica retido até você confirmar o recebimento. Cancelou antes do envio? Volta tudo.

106 | Depositar no saldo | Leia antes de transferir.
Escolha moeda e rede e copie o endereço inteiro. Transferências são definitivas: com rede ou endereço errado o dinheiro se perde.
Depois envie o comprovante ou o ID da transação. Uma pessoa confere; é creditado o que chegou, não o que foi digitado.

107 | Sacar dinheiro | Primeiro a taxa, depois a sua decisão.
A taxa e o valor a receber são fixados antes da confirmação. Depois nada é cobrado: nem imposto, nem depósito, nem taxa de verificação.
Enquanto o saque estiver pendente você pode cancelar; se for recusado, volta tudo. Não revele a senha de pagamento.

108 | Proteção ao comprador | O que mantém seu dinheiro seguro.
## Guardamos seu dinheiro
Seu pagamento vem para nós, não para a loja. A loja recebe catorze dias após o recebimento, quando nada mais pode ser devolvido.
## Se algo der errado
- A loja não envia no prazo: cancele e receba tudo de volta.
- Nada chega, ou não é o que foi descrito: relate no pedido, até catorze dias após o recebimento.
- Enquanto o relato está aberto, o pedido fica retido e a loja não recebe.
## Se não houver acordo
Fale primeiro com a loja no pedido. Depois, peça que a gente decida: lemos o que os dois lados escreveram e vemos as fotos.
Nunca pague a uma loja fora desta plataforma: não podemos guardar nem devolver esse dinheiro.

111 | Prazos de envio | Quando sai e quanto demora.
O produto sai da loja em até 24 horas após o pagamento.
De três a seis dias na mesma região e até três semanas para o exterior.

112 | Devoluções e reembolsos | Catorze dias para mudar de ideia.
## O que você pode devolver
Produtos sem uso, em até catorze dias após o recebimento.
Chegou danificado? Mande uma foto em três dias e guarde o pacote até a loja responder.
## Como devolver
1. Abra o pedido e escolha “Devolução ou reembolso”.
2. Diga o motivo e quantas unidades, e junte fotos.
3. Quando a loja aceitar, envie os produtos ao endereço indicado, até a data indicada.
4. A loja confirma que chegaram e você recebe o reembolso.
## Para onde vai o reembolso
O dinheiro vai para o seu saldo. Use em outro pedido ou saque.

113 | Onde entregamos | Regiões abertas e novas.
O formulário lista todos os países, estados e cidades. Em país marcado como “ainda não aberto” não há entrega.
Abrimos regiões quando uma transportadora as atende bem.

121 | O que o vendedor deve saber | Documentos, análise e contrato.
Você precisa de logotipo e nome da loja, frente e verso do documento e uma foto segurando-o.
Uma pessoa analisa em 2 a 48 horas. Se algo estiver ilegível, reenvie só aquela foto.
Os documentos ficam criptografados, nunca são públicos e são apagados quando a lei permite.

122 | Taxas e repasses | Quando o dinheiro é seu.
A loja recebe quatorze dias após o recebimento, quando nada mais pode ser devolvido. Se o comprador não confirmar, confirmamos após quinze dias.
A comissão está no contrato. Abrir uma loja é grátis, fechar também.

123 | Fotos que vendem | Luz, fundo e ângulo em cinco minutos.
Luz natural de lado, fundo liso, produto preenchendo o quadro.
Mostre o verso, as costuras e uma mão como escala. Fotos honestas evitam devoluções.

124 | Vender com vídeos curtos | Mostre o produto em uso.
Trinta segundos bastam: na mão, em uso, e também o ponto fraco.
Diga preço e prazo e identifique vídeos pagos como publicidade. O que você promete vale como descrição.

125 | Venda conosco | Sua loja em três passos.
Envie os documentos, aguarde a análise, publique o primeiro produto.
Você responde pelos produtos. Nós guardamos o pagamento, mostramos números reais e ajudamos em disputas.

131 | Sobre esta plataforma | Quem está por trás.
Esta é uma loja de demonstração. Lojas, produtos e avaliações são inventados; nada pode ser comprado aqui.
Antes de abrir, o operador coloca aqui nome, endereço e registro.

132 | Privacidade | O que é guardado e por quanto tempo.
Carrinho, favoritos e idioma ficam no seu navegador. A conta guarda o que você informou e seus pedidos.
Documentos ficam só pelo tempo que a análise e a lei exigem. Nada é vendido nem cedido para publicidade.

133 | Termos de uso | As regras em palavras simples.
Peça o que pretende comprar, descreva o que vende como é e mantenha contato.
Disputas são conversadas primeiro com a loja e depois decididas por escrito pelo operador.

134 | Fale conosco | Pessoas respondem, quase sempre no mesmo dia.
Use o botão redondo de cada página e informe o número do pedido, se houver.
Nunca pedimos sua senha nem a senha de pagamento.

135 | Antes de pegar emprestado | Dinheiro emprestado custa dinheiro.
Olhe o custo total, não a parcela, e compare.
Aqui nunca é preciso empréstimo para comprar, vender ou sacar.
`,
  contract: {
    title: "Contrato de lojista",
    partyA: "Mercado Exemplo (operador)",
    fields: { name: "Nome", number: "Número do documento", shopname: "Nome da loja", signDate: "Data" },
    formerPayout:
      "A parte A retém o pagamento e o repassa, menos comissão de 5%, na confirmação do recebimento ou quinze dias após a entrega.",
    clauses: `
A parte B abre uma loja no mercado da parte A e nela oferece produtos próprios.
A parte B descreve os produtos com verdade, tem os direitos das imagens e envia em 24 horas após o pagamento.
A parte A retém o pagamento e o repassa, menos comissão de 5%, quatorze dias após o recebimento. Se o comprador não o confirmar, ele é considerado confirmado quinze dias após o envio. Uma devolução ou disputa aberta suspende o repasse.
A parte A não cobra mais nada. Saques nunca dependem de outros pagamentos.
A parte B aceita devoluções em catorze dias e responde por defeitos conforme a lei.
As avaliações são dos compradores. A parte B pode responder, não remover.
A parte A guarda os documentos cifrados, só para a análise, e os apaga quando a lei permite.
Qualquer parte pode encerrar o contrato com aviso de trinta dias; pedidos abertos são concluídos.`,
  },
};
