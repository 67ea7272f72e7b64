import type { Language } from "./languages";

/** Terms of the demonstration's lender, who does not exist: a paragraph a line, plain text. */
export const DEMO_LOAN_TERMS: { readonly [Code in Language]: string } = {
  en: `These terms belong to a demonstration: no lender stands behind them, nothing is paid out and nobody owes anything.
You borrow the amount and for the time you choose, and pay it back in one sum with the costs that are shown before you apply.
The annual rate includes every cost. There is no other fee, neither up front nor for early repayment.
You can withdraw from the loan within fourteen days without giving a reason; you then repay what you received.
A loan doesn’t affect your orders, withdrawals or store.`,
  "zh-CN": `本条款仅用于演示：没有真实的贷款方，不会放款，任何人也不承担还款义务。
您按所选金额和期限借款，到期连同申请前显示的费用一次性偿还。
年化利率已包含全部费用。没有其他收费，不收前期费用，提前还款也不收费。
您可在十四天内无理由退出借款，只需归还已收到的款项。
借款不影响您的订单、提现或店铺。`,
  tw: `本條款僅供示範：沒有真實的貸款方，不會撥款，任何人也不負還款義務。
您依所選金額和期間借款，到期連同申請前顯示的費用一次償還。
總費用年百分率已包含所有費用。沒有其他收費，不收前置費用，提前還款也不收費。
您可在十四天內無條件解除借款，只需歸還已收到的款項。
借款不影響您的訂單、提領或商店。`,
  ja: `これはデモ用の規約です。実在の貸付元はなく、融資は行われず、返済義務も生じません。
選んだ金額と期間でお借り入れいただき、お申し込み前に表示される費用とあわせて一括で返済します。
実質年率にはすべての費用が含まれます。事前の手数料や繰り上げ返済の手数料など、ほかの費用はかかりません。
14日以内であれば理由を問わず取りやめることができ、受け取った金額だけを返済します。
借入がご注文、出金、ストアに影響することはありません。`,
  ko: `데모용 약관입니다. 실제 대출 기관은 없으며, 대출금이 지급되지 않고 상환 의무도 생기지 않습니다.
선택한 금액과 기간으로 빌리고, 신청 전에 표시된 비용과 함께 한 번에 상환합니다.
연이율에는 모든 비용이 포함됩니다. 사전 수수료나 조기 상환 수수료 등 다른 비용은 없습니다.
14일 안에는 이유 없이 철회할 수 있으며, 받은 금액만 돌려주면 됩니다.
대출은 주문, 출금, 스토어에 영향을 주지 않습니다.`,
  vi: `Đây là điều khoản minh họa: không có bên cho vay thật, không giải ngân và không ai phải trả nợ.
Bạn vay số tiền và thời hạn đã chọn, rồi trả một lần cùng chi phí hiển thị trước khi nộp đơn.
Tỷ lệ phần trăm năm đã gồm mọi chi phí. Không có phí nào khác, không thu trước và không phạt trả sớm.
Trong mười bốn ngày, bạn có thể hủy khoản vay mà không cần nêu lý do: chỉ trả lại số tiền đã nhận.
Khoản vay không ảnh hưởng đến đơn hàng, việc rút tiền hay cửa hàng của bạn.`,
  de: `Diese Bedingungen dienen der Vorführung: Kein Kreditgeber steht dahinter, es wird nichts ausgezahlt, und niemand schuldet etwas.
Sie leihen den gewählten Betrag für die gewählte Zeit und zahlen ihn in einer Summe zurück, samt den Kosten, die vor dem Antrag angezeigt werden.
Der effektive Jahreszins enthält alle Kosten. Weitere Gebühren gibt es nicht, weder im Voraus noch für eine vorzeitige Rückzahlung.
Innerhalb von vierzehn Tagen können Sie ohne Angabe von Gründen widerrufen: Sie zahlen dann zurück, was Sie erhalten haben.
Ein Kredit hat keinen Einfluss auf Bestellungen, Auszahlungen oder Ihren Shop.`,
  es: `Estas condiciones son de demostración: no hay ningún prestamista detrás, no se entrega dinero y nadie debe nada.
Pides el importe y el plazo que elijas y lo devuelves en un solo pago, junto con los costes que se muestran antes de solicitarlo.
La TAE incluye todos los costes. No hay ninguna otra comisión, ni por adelantado ni por devolverlo antes.
Durante catorce días puedes desistir sin dar motivos: devuelves entonces lo que hayas recibido.
Un préstamo no influye en tus pedidos, tus retiros ni tu tienda.`,
  pt: `Estes termos são de demonstração: não há credor por trás deles, nada é pago e ninguém deve nada.
Você toma emprestado o valor e o prazo que escolher e paga de uma só vez, com os custos mostrados antes da solicitação.
O custo efetivo total inclui todas as despesas. Não há outra taxa, nem antecipada nem por pagamento antes do prazo.
Em até catorze dias você pode desistir sem dar motivo: devolve então o que recebeu.
Um empréstimo não influencia seus pedidos, saques ou sua loja.`,
  ru: `Это условия для демонстрации: за ними не стоит кредитор, деньги не выдаются, и никто ничего не должен.
Вы берёте выбранную сумму на выбранный срок и возвращаете её одним платежом вместе с расходами, показанными до подачи заявки.
Полная стоимость включает все расходы. Других платежей нет: ни заранее, ни за досрочный возврат.
В течение четырнадцати дней можно отказаться от займа без объяснения причин и вернуть только полученное.
Заём не влияет на заказы, вывод средств и ваш магазин.`,
  ar: `هذه شروط للعرض التجريبي: لا يقف وراءها مُقرض، ولا يُصرف فيها مال، ولا يترتب دين على أحد.
تقترض المبلغ والمدة اللذين تختارهما، وتسدده دفعة واحدة مع التكاليف المعروضة قبل تقديم الطلب.
يشمل المعدل السنوي كل التكاليف. لا رسوم أخرى، لا مقدمًا ولا عند السداد المبكر.
يمكنك التراجع خلال أربعة عشر يومًا دون ذكر سبب، وتعيد عندها ما استلمته فقط.
لا يؤثر القرض في طلباتك ولا في السحب ولا في متجرك.`,
  hi: `ये शर्तें डेमो के लिए हैं: इनके पीछे कोई ऋणदाता नहीं है, कोई पैसा नहीं दिया जाता और किसी पर कोई देनदारी नहीं बनती।
आप चुनी हुई राशि चुनी हुई अवधि के लिए उधार लेते हैं और आवेदन से पहले दिखाए गए ख़र्च के साथ एकमुश्त चुकाते हैं।
वार्षिक प्रतिशत दर में हर ख़र्च शामिल है। कोई और शुल्क नहीं है, न पहले से और न समय से पहले चुकाने पर।
चौदह दिनों के भीतर आप बिना कारण बताए मना कर सकते हैं: तब सिर्फ़ मिली हुई राशि लौटानी होगी।
लोन का आपके ऑर्डर, निकासी या स्टोर पर कोई असर नहीं पड़ता।`,
  fr: `Ces conditions font partie d’une démonstration\u00a0: aucun prêteur n’est derrière, rien n’est versé et personne ne doit rien.
Vous empruntez le montant et pour la durée de votre choix, et remboursez en une fois avec les frais affichés avant la demande.
Le TAEG comprend tous les frais. Il n’y en a pas d’autres, ni à l’avance ni pour un remboursement anticipé.
Vous pouvez vous rétracter dans les quatorze jours sans donner de motif\u202f; vous remboursez alors ce que vous avez reçu.
Un prêt n’a aucun effet sur vos commandes, vos retraits ou votre boutique.`,
};
