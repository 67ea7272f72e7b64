import { articleGroups, articleTexts } from "./article-texts";
import type { SiteSource } from "./site-source";

export const en: SiteSource = {
  webName: "Example Market",
  notices: [
    "This is a demonstration shop: its stores, products and reviews are invented, and nothing is delivered.",
    "Stores ship within 24 hours after payment.",
  ],
  rechargeNotice:
    "Transfers can’t be reversed. With the wrong network or address, your money is lost. Enter the exact amount you sent; we credit what arrives.",
  withdrawNotice:
    "Check network and address twice: a transfer can’t be undone. If we decline a withdrawal, you get all of it back.",
  loanWarning: "Borrowing money costs money. Borrow only what you can pay back.",
  footerText: "Buyers from 103 countries, settled in USDT, ETH and BTC",
  banners: [
    "Rooms made for evenings in",
    "Packed and away by Friday",
    "The well-stocked pantry",
    "Out before breakfast",
  ],
  groups: articleGroups,
  articles: articleTexts,
  contract: {
    title: "Merchant agreement",
    partyA: "Example Market (operator)",
    fields: { name: "Name", number: "Document number", shopname: "Store name", signDate: "Date" },
    formerPayout:
      "Party A holds the buyer’s payment and pays it out, less a commission of 5%, when receipt is confirmed or fifteen days after delivery.",
    clauses: `
Party B opens a store on the marketplace of Party A and offers its own goods there.
Party B describes goods truthfully, holds the rights to its pictures and ships within 24 hours after payment.
Party A holds the buyer’s payment and pays it out, less a commission of 5%, fourteen days after receipt. Receipt the buyer doesn’t confirm counts as confirmed fifteen days after shipping. Party A doesn’t pay out while a return or dispute is open.
Party A charges no other fees. Withdrawals are never tied to further payments.
Party B accepts returns within fourteen days and answers for defects under the law.
Reviews belong to buyers. Party B may answer them but not remove them.
Party A keeps Party B’s documents encrypted, uses them for the review only and deletes them when the law allows.
Either party may end this agreement with thirty days’ notice; open orders are completed.`,
  },
};
