import { expect, test } from "vitest";
import type { Input } from "../../../src/contract/operations";
import type { Tx } from "../../../src/db/connect";
import { handlers } from "../../../src/features/index";
import { approveStoreReview, rejectStoreReview } from "../../../src/features/merchants/profile";
import { suspendShop } from "../../../src/features/standing/suspension";
import type { Merchant } from "../../../src/kernel/handler";
import { expectError, expectStatus } from "../../support/errors";
import { addBuyer, addShop } from "../orders/fixtures";
import { addFile, fixtures, useMerchantFixtures } from "./fixtures";

useMerchantFixtures();

const save = (owner: Merchant, input: Input<"merchant.saveStore">) =>
  fixtures.callHandler("merchant.saveStore", handlers["merchant.saveStore"], owner, input);
const center = (owner: Merchant) =>
  fixtures.callHandler("merchant.dashboard", handlers["merchant.dashboard"], owner, {});
const decide = (work: (tx: Tx) => Promise<void>) => fixtures.db.begin(work);
const now = () => fixtures.clock.now();
/** What buyers see. */
async function seen({ shopId }: Merchant) {
  const buyer = await addBuyer(fixtures, 0n);
  return fixtures.callHandler("stores.get", handlers["stores.get"], buyer, { id: shopId });
}
async function titles(owner: Merchant): Promise<string[]> {
  const { data } = await fixtures.callHandler("messages.list", handlers["messages.list"], owner, {});
  return data.map(({ title }) => title);
}

test("description, place and contact are public at once, and what is not sent stays", async () => {
  const owner = await addShop(fixtures);
  await save(owner, {
    description: " Kettles since 1912. ",
    city: "Harbour End",
    contact: "hello@kettles.example",
  });
  const { shop, review } = await save(owner, { city: "" });
  expect(shop).toMatchObject({ description: "Kettles since 1912.", city: "" });
  expect(review).toBeUndefined();
  expect(await seen(owner)).toMatchObject({
    description: "Kettles since 1912.",
    contact: "hello@kettles.example",
  });
});

test("banner and long text are public at once, and are removed by empty ones", async () => {
  const owner = await addShop(fixtures);
  const banner_image = await addFile(fixtures.db, owner.id, "public");
  const about = "Two of us.\n\nOne kiln.";
  const { review } = await save(owner, { banner_image, about });
  expect(review).toBeUndefined();
  // Sending what is public again is no new picture.
  await save(owner, { banner_image });
  expect(await seen(owner)).toMatchObject({ banner_image, about });
  await save(owner, { banner_image: "", about: "" });
  expect(await seen(owner)).not.toHaveProperty("banner_image");
  expect(await seen(owner)).not.toHaveProperty("about");
});

test("a new name and logo wait for an operator; buyers see the old ones until then", async () => {
  const owner = await addShop(fixtures);
  const before = await seen(owner);
  const logo = await addFile(fixtures.db, owner.id, "public");
  const shopname = `Kettle Works ${owner.shopId}`;
  await save(owner, { shopname });
  const { review } = await save(owner, { logo });
  expect(review).toMatchObject({ status: "pending", shopname, logo });
  expect(await seen(owner)).toMatchObject({ shopname: before.shopname, logo: before.logo });

  await decide((tx) => approveStoreReview(tx, owner.shopId, now()));
  expect(await seen(owner)).toMatchObject({ shopname, logo });
  expect((await center(owner)).review).toBeUndefined();
  expect(await titles(owner)).toContain("Your new store name and logo are approved");
  // Nothing waits any more.
  await expectStatus(
    decide((tx) => approveStoreReview(tx, owner.shopId, now())),
    404,
  );
});

test("a rejection gives a reason, leaves the profile, and allows another name", async () => {
  const owner = await addShop(fixtures);
  const { shopname: known } = await seen(owner);
  await save(owner, { shopname: `Best ${owner.shopId}` });
  await decide((tx) => rejectStoreReview(tx, owner.shopId, "It promises too much.", now()));
  expect((await center(owner)).review).toMatchObject({ status: "rejected", note: "It promises too much." });
  expect((await seen(owner)).shopname).toBe(known);
  expect(await titles(owner)).toContain("Your new store name or logo was not accepted");
  const { review } = await save(owner, { shopname: `Good ${owner.shopId}` });
  expect(review).toMatchObject({ status: "pending", shopname: `Good ${owner.shopId}` });
  expect(review?.note).toBeUndefined();
});

test("sending the public value withdraws the request", async () => {
  const owner = await addShop(fixtures);
  const { shopname } = await seen(owner);
  await save(owner, { shopname: `Other ${owner.shopId}` });
  expect((await save(owner, { shopname })).review).toBeUndefined();
});

test("a name is one shop's alone, from the moment it is asked for", async () => {
  const [one, other] = [await addShop(fixtures), await addShop(fixtures)];
  const { shopname } = await seen(one);
  const taken = "shopname_taken";
  await expectError(save(other, { shopname: shopname.toUpperCase() }), taken);
  await save(one, { shopname: "Kiln & Kettle" });
  await expectError(save(other, { shopname: "kiln & kettle" }), taken);
  // The store's own name may change its case.
  expect((await save(one, { shopname: shopname.toUpperCase() })).review).toMatchObject({ status: "pending" });
});

test("no one can show another member's picture, or an address among the words", async () => {
  const owner = await addShop(fixtures);
  const stranger = await addBuyer(fixtures, 0n);
  const [foreign, secret] = [
    await addFile(fixtures.db, stranger.id, "public"),
    await addFile(fixtures.db, owner.id, "kyc"),
  ];
  for (const logo of [foreign, secret, "https://elsewhere.example/logo.png"])
    for (const input of [{ logo }, { banner_image: logo }])
      expect(await expectError(save(owner, input), "file_not_found")).toEqual({
        field: Object.keys(input)[0],
      });
  await expectError(save(owner, { about: "Write to a@mail.example" }), "content_rejected");
  await expectError(save(owner, { description: "Write to a@mail.example" }), "content_rejected");
});

test("a suspended store changes nothing", async () => {
  const owner = await addShop(fixtures);
  await decide((tx) => suspendShop(tx, owner.shopId, "Complaints", now()));
  await expectError(save(owner, { description: "Open again!" }), "shop_suspended");
});
