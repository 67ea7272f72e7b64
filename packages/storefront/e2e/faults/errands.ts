import { randomBytes } from "node:crypto";
import { expect } from "../page-errors";
import { NEW_FUND_PASSWORD } from "../sandbox/members";
import { said, texts } from "../sandbox/texts";
import { type Errand, fill, open, press } from "./person";

const { cart, checkout, orders, product, titles, wallet, withdraw } = texts.en;

/** Amounts of the initial balance, the recharge and the withdrawal. */
export const [INITIAL_BALANCE, RECHARGE_AMOUNT, WITHDRAWAL_AMOUNT] = ["300", "120", "50"];
const TRON = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";
const ACTION_OPTIONS = { timeout: 3_000 };

/** Buys a product, up to the payment. */
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
            await fill(fund, NEW_FUND_PASSWORD);
            await page.getByRole("button", { name: said(checkout.payNow) }).click(ACTION_OPTIONS);
          },
        },
        press(page.getByRole("button", { name: checkout.accept })),
        press(page.getByRole("button", { name: checkout.sendAgain })),
        {
          see: place,
          async act() {
            if (await remark.isVisible()) await fill(remark, "Please ring twice.");
            await place.click(ACTION_OPTIONS);
          },
        },
        press(page.getByRole("link", { name: orders.pay })),
        press(page.getByRole("link", { name: checkout.goToPay })),
        // Nothing was ordered before the tab was closed, so the cart still has the product, or it is looked up again.
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
              await page.getByRole("button", { name: product.addToCart }).click(ACTION_OPTIONS);
              await expect(page.getByText(said(product.added))).toBeVisible();
              isInCart = true;
            }
            await page.getByRole("link", { name: product.openCart }).click(ACTION_OPTIONS);
          },
        },
      ];
    },
  };
}

/** Starts a recharge and proves the transfer. */
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
            await page.getByRole("button", { name: wallet.submit }).click(ACTION_OPTIONS);
          },
        },
        {
          see: amount,
          async act() {
            await page.getByRole("radio", { name: /TRC20/ }).check(ACTION_OPTIONS);
            await fill(amount, RECHARGE_AMOUNT);
            await page.getByRole("checkbox", { name: said(wallet.ack) }).check(ACTION_OPTIONS);
            await page.getByRole("button", { name: wallet.showAddress }).click(ACTION_OPTIONS);
          },
        },
        press(page.getByRole("list", { name: wallet.list }).getByRole("link")),
        open(page.getByRole("heading", { name: wallet.rechargesEmptyTitle }), "/recharge"),
      ];
    },
  };
}

/** Withdraws money, and cancels before anybody has reviewed it. */
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
          await recap.getByRole("checkbox").check(ACTION_OPTIONS);
          await fill(recap.getByLabel(titles.fundPassword, { exact: true }), NEW_FUND_PASSWORD);
          await recap.getByRole("button", { name: said(withdraw.sign) }).click(ACTION_OPTIONS);
        },
      },
      press(page.getByRole("button", cancel)),
      press(page.getByRole("button", { name: withdraw.goOn })),
      press(page.getByRole("link", { name: checkout.details })),
      {
        see: address,
        async act() {
          await page.getByRole("radio", { name: /TRC20/ }).check(ACTION_OPTIONS);
          await fill(address, TRON);
          await fill(page.getByLabel(withdraw.amount, { exact: true }), WITHDRAWAL_AMOUNT);
          await page.getByRole("button", { name: withdraw.next }).click(ACTION_OPTIONS);
        },
      },
      press(page.getByRole("list", { name: withdraw.list }).getByRole("link")),
      open(page.getByRole("heading", { name: withdraw.emptyTitle }), "/withdraw"),
    ];
  },
});
