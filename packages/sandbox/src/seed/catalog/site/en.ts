import type { SiteSource } from "./site-source";

export const en: SiteSource = {
  webName: "Example Market",
  notices: [
    "This is a demonstration shop: its stores, goods and reviews are invented, and nothing is delivered.",
    "Stores ship within 24 hours after payment.",
  ],
  rechargeNotice:
    "Transfers cannot be reversed. Wrong network or address means the money is lost. Enter the amount you really sent; what arrives is what is credited.",
  withdrawNotice:
    "Check network and address twice: a transfer cannot be taken back. A withdrawal that is refused returns in full.",
  loanWarning: "Borrowing money costs money. Borrow only what you can pay back.",
  banners: [
    "Rooms that feel like evening",
    "Packed and away by Friday",
    "The good pantry",
    "Out before breakfast",
  ],
  groups: ["Buying", "Delivery", "Selling", "Company"],
  articles: `
101 | How ordering works | From basket to doorstep in four steps.
Put what you need into the basket. Goods of several stores can travel in one order; each store ships its own parcel.
Check address, freight and taxes. The total you see before paying is the total you pay: nothing is added later.
The store ships within 24 hours. You confirm the receipt, or it is confirmed for you after fifteen days.

102 | Prices, freight and taxes | What is in a price and what comes on top.
Prices are wholesale prices per piece or per pack. A struck-out price is an earlier price of the same article.
Freight is charged once per article and order. Taxes are shown as their own line.

103 | Variants and stock | Why a size may be greyed out.
Some combinations are not made, others are sold out. Both are shown, so that you know whether waiting helps.
Stock is counted when you order, not when you add to the basket.

104 | Reviews | Who writes them and how they are counted.
Only people who received an article can review it, once. Four and five stars count as positive, three as mid, one and two as negative.
A store can answer a review but not remove it.

105 | Ways to pay | Balance first, others where offered.
Pay from your balance with your fund password, or by another method shown at checkout.
Your money is held until you confirm the receipt. When an order is cancelled before shipping, all of it comes back.

106 | Topping up your balance | Read this before you send a transfer.
Choose coin and network, then copy the whole address. Transfers cannot be reversed: with a wrong network or address the money is lost.
Send proof or the transaction id afterwards. A person checks it; the amount that arrived is credited, not the amount typed.

107 | Withdrawing money | Fee first, then your decision.
The fee and the amount you receive are fixed before you confirm. Nothing is charged afterwards: no tax, deposit or verification payment.
While a withdrawal is pending you can cancel it. If it is refused you get all of it back. Never share your fund password.

111 | Shipping times | When parcels leave and how long they travel.
Goods leave the store within 24 hours after payment.
Travel takes three to six days within a region and up to three weeks overseas.

112 | Returns and refunds | Fourteen days to change your mind.
Send unused goods back within fourteen days. The refund goes the way the payment came.
Damaged on arrival? Send a picture within three days and keep the parcel until the store has answered.

113 | Where we deliver | Open regions and how new ones are added.
The address form lists every country, province and city. A country marked as not open yet cannot be delivered to.
Regions open when a carrier serves them reliably.

121 | What a seller should know | Documents, review, contract: before you apply.
You need a store logo, a name, your identity document from both sides and a photo in which you hold it.
A person checks the documents within 2 to 48 hours. If something is unreadable you send that one picture again.
Documents are stored encrypted, are never public and are deleted when the law allows.

122 | Fees and settlement | When money from sales becomes yours.
The store is paid when the buyer confirms the receipt, or fifteen days after delivery.
The commission is named in the contract. Opening a store is free, closing it too.

123 | Product pictures that sell | Light, ground and angle in five minutes.
Daylight from the side, a plain ground, the article filling the frame.
Show the back, the seams and a hand for scale. Honest pictures come back as fewer returns.

124 | Selling with short videos | Show the article in use.
Thirty seconds are enough: the article in a hand, in use, and its weak side as well.
Say price and delivery time, and mark paid videos as advertising. What you promise there counts as description.

125 | Sell with us | Open a store in three steps.
Send your documents, wait for the review, put up your first article.
You answer for your goods. We hold the payment, show honest figures and help in disputes.

131 | About this marketplace | Who stands behind it.
This is a demonstration shop. Its stores, articles and reviews are invented; nothing can be bought here.
An operator replaces this text with name, address and register entry before opening.

132 | Privacy | What is stored and for how long.
Basket, favourites and language live in your browser. Your account holds what you entered and your orders.
Identity documents are kept no longer than the review and the law need. Nothing is sold or handed on for advertising.

133 | Terms of use | The rules in plain words.
Order what you mean to buy, describe what you sell as it is, and be reachable.
Disputes are first talked over with the store, then decided by the operator in writing.

134 | Talk to us | People answer, usually the same day.
Use the round button on each page. Name the order number if there is one.
We never ask for your password or your fund password.

135 | Before you borrow | Borrowing money costs money.
Look at the total cost, not at the monthly rate, and compare with another offer.
A loan is never needed to buy, sell or withdraw here.
`,
  contract: {
    title: "Merchant agreement",
    partyA: "Example Market (operator)",
    fields: { name: "Name", number: "Document number", shopname: "Store name", signDate: "Date" },
    clauses: `
Party B opens a store on the marketplace of Party A and offers its own goods there.
Party B describes goods truthfully, holds the rights to its pictures and ships within 24 hours after payment.
Party A holds the buyer's payment and pays it out, less a commission of 5 %, when receipt is confirmed or fifteen days after delivery.
Party A charges no other fees. Withdrawals are never tied to further payments.
Party B accepts returns within fourteen days and answers for defects under the law.
Reviews belong to buyers. Party B may answer them but not remove them.
Party A keeps Party B's documents encrypted, uses them for the review only and deletes them when the law allows.
Either party may end this agreement with thirty days' notice; open orders are completed.`,
  },
};
