/** Names of the footer's article groups: buying, delivery, selling, company. Their ids begin at 1. */
export const articleGroups: readonly [string, string, string, string] = [
  "Buying",
  "Delivery",
  "Selling",
  "Company",
];

/**
 * The articles in English. Blocks separated by an empty line:
 * `id | title | description`, then its lines, as `articleHtml` takes them.
 */
export const articleTexts = `
101 | How ordering works | From cart to doorstep in four steps.
## Fill your cart
Add what you need to your cart. One order can hold items from several stores; each store ships its own parcel.
Some products have a minimum order or come in packs. Where a table says so, a piece costs less in larger quantities.
## Order and pay
1. Check address, shipping and taxes. The total you see is the total you pay: nothing is added later.
2. Place the order and pay within the time shown. If you don’t, it’s canceled and nothing is charged.
3. The store ships within 24 hours. Carrier and tracking number are on the order.
4. Confirm receipt when everything is there, or we confirm it for you after fifteen days.
## If you change your mind
Until the store ships, you can cancel on the order. All of it goes back to your balance.

102 | Prices, shipping and taxes | What’s included and what’s extra.
Prices are wholesale, per piece or pack. A crossed-out price is an earlier price of the same item.
Shipping is charged once per item and order. Taxes have their own line.

103 | Variants and stock | Why a size may be grayed out.
Some combinations are not made, others are sold out. Both are shown, so that you know whether waiting helps.
Stock is reserved when you order, not when you add to cart.

104 | Reviews | Who writes them and how they are counted.
Only people who received an item can review it, once. Four and five stars count as positive, three as neutral, one and two as negative.
A store can answer a review but not remove it.

105 | Payment methods | Your balance, or another method where offered.
Pay from your balance with your fund password, or by another method shown at checkout.
We hold your money until you confirm receipt. If you cancel before it ships, you get all of it back.

106 | Topping up your balance | Read this before you send a transfer.
Choose coin and network, then copy the whole address. Transfers can’t be reversed: with the wrong network or address, your money is lost.
Then send proof or the transaction ID. A person checks it; we credit the amount that arrived, not the amount you typed.

107 | Withdrawing money | See the fee, then decide.
The fee and the amount you receive are fixed before you confirm. Nothing is charged afterwards: no tax, deposit or verification payment.
While a withdrawal is pending you can cancel it. If it is refused you get all of it back. Never share your fund password.

108 | Buyer protection | What keeps your money safe.
## We hold your money
Your payment goes to us, not to the store. The store is paid fourteen days after the receipt, when items can’t be returned anymore.
## If something goes wrong
- The store doesn’t ship in time: cancel, and you get all of it back.
- Nothing arrives, or not what was described: report it on the order, up to fourteen days after the receipt.
- While a report is open, the order is on hold and the store isn’t paid.
## If you can’t agree
Talk to the store on the order first. After that, ask us to decide: we read what both sides wrote and look at the photos.
Never pay a store outside this marketplace: we can’t hold such a payment or give it back.

111 | Shipping times | When orders ship and how long they take.
Stores ship within 24 hours of payment.
Delivery takes three to six days within a region and up to three weeks overseas.

112 | Returns and refunds | Fourteen days to change your mind.
## What you can return
Unused items, within fourteen days of the receipt.
Damaged on arrival? Send a photo within three days and keep the parcel until the store replies.
## How to return something
1. Open the order and choose “Return or refund.”
2. Say why and how many pieces, and add photos.
3. When the store agrees, send the goods to the address shown, by the date shown.
4. The store confirms that they arrived, and you’re refunded.
## Where the refund goes
The money goes to your balance. Order again with it, or withdraw it.

113 | Where we deliver | Where we ship today and where we’re going next.
The address form lists every country, state and city. We can’t ship to a country marked as not open yet.
We open a region once a carrier serves it reliably.

121 | Before you apply to sell | Documents, review, contract: before you apply.
You need a store logo and name, both sides of your ID, and a photo of you holding it.
A person checks your documents within 2–48 hours. If one can’t be read, you only resend that photo.
Documents are stored encrypted, are never public and are deleted when the law allows.

122 | Fees and payouts | When you get paid.
The store is paid fourteen days after the receipt, when items can’t be returned anymore. If the buyer doesn’t confirm it, we do after fifteen days.
The commission is in the contract. Opening a store is free, and so is closing it.

123 | Product pictures that sell | Light, background and angle in five minutes.
Daylight from the side, a plain background, the product filling the frame.
Show the back, the seams, and a hand for scale. Honest photos mean fewer returns.

124 | Selling with short videos | Show the product in use.
Thirty seconds is enough: the product in hand, in use, and its weak side too.
Say price and delivery time, and mark paid videos as advertising. What you promise there counts as description.

125 | Sell with us | Open a store in three steps.
Send your documents, wait for the review, list your first product.
You’re responsible for your products. We hold the payment, show honest figures and help in disputes.

131 | About this marketplace | Who runs it.
This is a demonstration shop. Its stores, products and reviews are invented; nothing can be bought here.
Before opening, the operator adds its name, address and company registration here.

132 | Privacy | What is stored and for how long.
Cart, favorites and language stay in your browser. Your account holds what you entered and your orders.
We keep IDs no longer than the review and the law require. Nothing is sold or shared for advertising.

133 | Terms of use | The rules in plain words.
Order only what you mean to buy, describe what you sell as it is, and stay reachable.
Talk disputes over with the store first; after that, the operator decides in writing.

134 | Talk to us | Real people answer, usually the same day.
Use the round button on any page. Include your order number if you have one.
We never ask for your password or your fund password.

135 | Before you borrow | Borrowing money costs money.
Look at the total cost, not the monthly payment, and compare offers.
A loan is never needed to buy, sell or withdraw here.
`;

/**
 * An article's HTML from its lines: `## ` begins a section, `1. ` is a step, `- ` a point, any other line a paragraph.
 */
export function articleHtml(title: string, lines: readonly string[]): string {
  const html = lines.map((line) => {
    const [, mark = "", text = ""] = /^(## |- |\d+\. |)(.*)$/.exec(line) ?? [];
    if (mark === "## ") return `<h2>${text}</h2>`;
    if (mark === "") return `<p>${text}</p>`;
    const list = mark === "- " ? "ul" : "ol";
    return `<${list}><li>${text}</li></${list}>`;
  });
  // Consecutive items form one list.
  return `<h2>${title}</h2>${html.join("").replace(/<\/(ul|ol)><\1>/g, "")}`;
}
