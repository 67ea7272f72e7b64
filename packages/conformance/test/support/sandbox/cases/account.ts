import type { OperationId } from "marketplace-sdk";
import type { RealCasesOf } from "../real-case.js";
import { FUND_PASSWORD, picture, type World } from "../world.js";

/** An id nothing has. */
const NOTHING = 999_999_999;

const address = {
  name: "Mira Example",
  mobile: "+49 30 5550100",
  country: "Germany",
  province: "Berlin",
  city: "Berlin",
  address: "Example Street 8",
};

/** Codes and registrations are limited by the hour. */
const laterOn = ({ admin }: World) => admin.decide("clock/advance", { seconds: 3_600 });

const mailTo = async ({ buyer, unused }: World) => {
  const email = `${unused()}@mail.example`;
  await buyer.market.auth.sendEmailCode({ email, event: "register" });
  return email;
};

/** A new account with an address. */
const memberWithMail = async (world: World) => {
  await laterOn(world);
  const email = await mailTo(world);
  const code = await world.admin.codeFor(email);
  const input = { username: `m${world.unused()}`, password: "lantern-77", email, code };
  await world.buyer.market.auth.register(input);
  return { email };
};

/** Accounts, addresses, messages and uploads. */
export const accountCases = {
  "auth.login": {
    accepted: () => ({ input: { account: "buyer", password: "buyer-demo" } }),
    refused: () => ({ input: { account: "buyer", password: "no-idea" }, error: "account_or_password_wrong" }),
  },
  "auth.socialLogin": {
    accepted: () => ({ input: { platform: "example", code: "demo:jonas" } }),
    refused: () => ({ input: { platform: "example", code: "abc" }, error: "code_wrong" }),
  },
  "auth.register": {
    accepted: async (world) => {
      const email = await mailTo(world);
      const code = await world.admin.codeFor(email);
      return { input: { username: `r${world.unused()}`, password: "lantern-77", email, code } };
    },
    refused: () => ({ input: { username: "buyer", password: "lantern-77" }, error: "username_taken" }),
  },
  "account.update": {
    accepted: ({ buyer }) => ({
      by: buyer,
      input: { avatar: "", nickname: "Mira", username: "buyer", bio: "Collects lanterns." },
    }),
    refused: ({ buyer }) => ({
      by: buyer,
      input: { username: "merchant", password: "buyer-demo" },
      error: "username_taken",
    }),
  },
  "account.get": { accepted: ({ buyer }) => ({ by: buyer, input: undefined }) },
  "auth.logout": {
    accepted: async ({ signIn }) => ({ by: await signIn("buyer", "buyer-demo"), input: undefined }),
  },
  "auth.changePassword": {
    accepted: async ({ newUser }) => {
      const by = await newUser();
      return { by, input: { oldpassword: by.password, newpassword: "lantern-78" } };
    },
    refused: ({ buyer }) => ({
      by: buyer,
      input: { oldpassword: "no-idea", newpassword: "lantern-78" },
      error: "password_wrong",
    }),
  },
  "auth.resetPassword": {
    accepted: async (world) => {
      const { email } = await memberWithMail(world);
      await laterOn(world);
      await world.buyer.market.auth.sendEmailCode({ email, event: "resetpwd" });
      const captcha = await world.admin.codeFor(email);
      return { input: { type: "email", email, newpassword: "lantern-78", captcha } };
    },
    refused: ({ unused }) => ({
      input: { email: `${unused()}@mail.example`, newpassword: "lantern-78", captcha: "000000" },
      error: "code_wrong",
    }),
  },
  "account.changeEmail": {
    accepted: async (world) => {
      await laterOn(world);
      const by = await world.newUser();
      const email = `${world.unused()}@mail.example`;
      await world.buyer.market.auth.sendEmailCode({ email, event: "changeemail" });
      return { by, input: { email, captcha: await world.admin.codeFor(email), password: by.password } };
    },
    refused: ({ buyer, unused }) => ({
      by: buyer,
      input: { email: `${unused()}@mail.example`, captcha: "000000", password: "no-idea" },
      error: "password_wrong",
    }),
  },
  "account.sessions": { accepted: ({ buyer }) => ({ by: buyer, input: undefined }) },
  "account.endSession": {
    accepted: async ({ newUser }) => ({ by: await newUser(), input: { others: 1 } }),
    refused: ({ buyer }) => ({ by: buyer, input: { id: NOTHING }, error: 404 }),
  },
  "stores.followed": { accepted: ({ buyer }) => ({ by: buyer, input: { limit: 10 } }) },
  "stores.toggleFollow": {
    accepted: ({ buyer }) => ({ by: buyer, input: { id: 2, follow: 1 } }),
    refused: ({ merchant }) => ({ by: merchant, input: { id: 1, follow: 1 }, error: "own_shop" }),
  },
  "auth.sendEmailCode": {
    accepted: async (world) => {
      await laterOn(world);
      return { input: { email: `${world.unused()}@mail.example`, event: "register" } };
    },
    refused: async (world) => ({ input: { email: await mailTo(world), event: "register" }, error: 429 }),
  },
  "addresses.save": {
    accepted: ({ buyer }) => ({ by: buyer, input: address }),
    refused: ({ merchant, addressId }) => ({
      by: merchant,
      input: { ...address, id: addressId },
      error: 404,
    }),
  },
  "addresses.list": { accepted: ({ buyer }) => ({ by: buyer, input: undefined }) },
  "addresses.delete": {
    accepted: async ({ buyer }) => ({
      by: buyer,
      input: { id: (await buyer.market.addresses.save(address)).id },
    }),
    refused: ({ merchant, addressId }) => ({ by: merchant, input: { id: addressId }, error: 404 }),
  },
  "addresses.areas": { accepted: () => ({ input: {} }) },
  "memberLists.get": { accepted: ({ buyer }) => ({ by: buyer, input: undefined }) },
  "memberLists.save": {
    accepted: async ({ newUser }) => ({
      by: await newUser(),
      input: { version: 0, cart: [], favorites: [] },
    }),
    refused: async ({ newUser }) => ({
      by: await newUser(),
      input: { version: 7, cart: [], favorites: [] },
      error: "changed_elsewhere",
    }),
  },
  "uploads.image": {
    accepted: ({ buyer }) => ({ by: buyer, input: { file: picture() } }),
    refused: ({ buyer }) => ({
      by: buyer,
      input: { file: new File(["no picture"], "dot.png", { type: "image/png" }) },
      error: "image_invalid",
    }),
  },
  "messages.list": { accepted: ({ buyer }) => ({ by: buyer, input: { limit: 10 } }) },
  "messages.get": {
    accepted: async ({ buyer, paid }) => {
      await paid();
      const [message] = (await buyer.market.messages.list()).data;
      return { by: buyer, input: { id: message?.id ?? NOTHING }, shows: { type: "order", is_read: true } };
    },
    refused: ({ buyer }) => ({ by: buyer, input: { id: NOTHING }, error: 404 }),
  },
  "messages.markRead": { accepted: ({ buyer }) => ({ by: buyer, input: { all: 1 } }) },
  "fundPassword.set": {
    accepted: async ({ newUser }) => {
      const by = await newUser();
      return { by, input: { newpassword: "kettle-99", password: by.password } };
    },
    refused: ({ buyer }) => ({
      by: buyer,
      input: { newpassword: "kettle-99", password: "no-idea" },
      error: "password_wrong",
    }),
  },
  "fundPassword.change": {
    accepted: async ({ newUser }) => {
      const by = await newUser();
      await by.market.fundPassword.set({ newpassword: "kettle-99", password: by.password });
      return { by, input: { oldpassword: "kettle-99", newpassword: "kettle-98" } };
    },
    refused: ({ merchant }) => ({
      by: merchant,
      input: { oldpassword: FUND_PASSWORD, newpassword: "merchant-demo" },
      error: "weak_password",
    }),
  },
} satisfies Partial<RealCasesOf<OperationId>>;
