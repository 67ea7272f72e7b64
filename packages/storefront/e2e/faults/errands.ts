import { randomBytes } from "node:crypto";
import { expect } from "../page-errors";
import { said, texts } from "../sandbox/texts";
import { type Errand, fill, open, press } from "./person";

const { cart, checkout, orders, product, titles, wallet, withdraw } = texts.en;

/** Signs everything that these people sign. */
export const FUND = "blue-lantern-4";
/** What they have to begin with, and what they bring in or take out. */
export const [RICH, BROUGHT, TAKEN] = ["300", "120", "50"];
const TRON = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";
const HANDY = { timeout: 3_000 };

/** From a product to the payment. */
export function buying(productId: number): Errand {
  let isInCart = false;
  return {
    start: `/goods?id=${productId}`,
    look: "/order",
    done: (page) =>
      page
        .getByRole("heading", { name: checkout.paidTitle })
        .or(page.getByRole("main").getByText(said(orders.shipBy)))
        .filter({ visible: true })
        .first(),
    drafts: (page) => [page.getByLabel(checkout.remark)],
    moves(page) {
      const fund = page.getByLabel(titles.fundPassword, { exact: true });
      const place = page.getByRole("button", { name: checkout.place });
      const remark = page.getByLabel(checkout.remark);
      return [
        {
          see: fund,
          async act() {
            await fill(fund, FUND);
            await page.getByRole("button", { name: said(checkout.payNow) }).click(HANDY);
          },
        },
        press(page.getByRole("button", { name: checkout.accept })),
        press(page.getByRole("button", { name: checkout.sendAgain })),
        {
          see: place,
          async act() {
            if (await remark.isVisible()) await fill(remark, "Please ring twice.");
            await place.click(HANDY);
          },
        },
        press(page.getByRole("link", { name: orders.pay })),
        press(page.getByRole("link", { name: checkout.goToPay })),
        // Nothing was ordered before the tab was closed: the cart still holds it, or the product is looked up again.
        open(page.getByRole("heading", { name: orders.emptyAll }), "/shop"),
        press(page.getByRole("link", { name: checkout.toCart })),
        press(page.getByRole("button", { name: cart.checkout })),
        open(
          page.getByRole("heading", { name: cart.emptyTitle }),
          isInCart ? "/order" : `/goods?id=${productId}`,
        ),
        {
          see: page.getByRole("button", { name: product.addToCart }),
          async act() {
            if (!isInCart) {
              await page.getByRole("button", { name: product.addToCart }).click(HANDY);
              await expect(page.getByText(said(product.added))).toBeVisible();
              isInCart = true;
            }
            await page.getByRole("link", { name: product.openCart }).click(HANDY);
          },
        },
      ];
    },
  };
}

/** From starting a recharge to proving the transfer. */
export function recharging(): Errand {
  const txid = randomBytes(32).toString("hex");
  return {
    start: "/recharge",
    look: "/rechargeRecode",
    done: (page) => page.getByText(wallet.submittedText),
    drafts: (page) => [page.getByLabel(wallet.amount), page.getByLabel(wallet.txid)],
    moves(page) {
      const proof = page.getByLabel(wallet.txid);
      const amount = page.getByLabel(wallet.amount);
      return [
        {
          see: proof,
          async act() {
            await fill(proof, txid);
            await page.getByRole("button", { name: wallet.submit }).click(HANDY);
          },
        },
        {
          see: amount,
          async act() {
            await page.getByRole("radio", { name: /TRC20/ }).check(HANDY);
            await fill(amount, BROUGHT);
            await page.getByRole("checkbox", { name: said(wallet.ack) }).check(HANDY);
            await page.getByRole("button", { name: wallet.showAddress }).click(HANDY);
          },
        },
        press(page.getByRole("list", { name: wallet.list }).getByRole("link")),
        open(page.getByRole("heading", { name: wallet.rechargesEmptyTitle }), "/recharge"),
      ];
    },
  };
}

/** Money out, and back again before anybody has looked at it. */
export const withdrawing = (): Errand => ({
  start: "/withdraw",
  look: "/withdrawRecode",
  done: (page) => page.getByRole("main").getByText(withdraw.returnedText),
  drafts: (page) => [page.getByLabel(withdraw.address), page.getByLabel(withdraw.amount, { exact: true })],
  moves(page) {
    const recap = page.getByRole("dialog", { name: withdraw.recap });
    const cancel = { name: withdraw.cancel };
    const address = page.getByLabel(withdraw.address);
    return [
      press(page.getByRole("dialog", { name: withdraw.cancelTitle }).getByRole("button", cancel)),
      {
        see: recap,
        async act() {
          await recap.getByRole("checkbox").check(HANDY);
          await fill(recap.getByLabel(titles.fundPassword, { exact: true }), FUND);
          await recap.getByRole("button", { name: said(withdraw.sign) }).click(HANDY);
        },
      },
      press(page.getByRole("button", cancel)),
      press(page.getByRole("button", { name: withdraw.goOn })),
      press(page.getByRole("link", { name: checkout.details })),
      {
        see: address,
        async act() {
          await page.getByRole("radio", { name: /TRC20/ }).check(HANDY);
          await fill(address, TRON);
          await fill(page.getByLabel(withdraw.amount, { exact: true }), TAKEN);
          await page.getByRole("button", { name: withdraw.next }).click(HANDY);
        },
      },
      press(page.getByRole("list", { name: withdraw.list }).getByRole("link")),
      open(page.getByRole("heading", { name: withdraw.emptyTitle }), "/withdraw"),
    ];
  },
});
