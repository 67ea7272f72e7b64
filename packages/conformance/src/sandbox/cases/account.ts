import type { OperationId } from "marketplace-sdk";
import type { RealCasesOf } from "../real-case";
import { FUND_PASSWORD, picture, type World } from "../world";

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

const mailTo = async ({ buyer, unused }: World) => {
  const email = `${unused()}@mail.example`;
  await buyer.market.auth.sendEmailCode({ email, event: "register" });
  return email;
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
    refused: ({ buyer }) => ({ by: buyer, input: { username: "merchant" }, error: "username_taken" }),
  },
  "account.get": { accepted: ({ buyer }) => ({ by: buyer, input: undefined }) },
  "auth.logout": {
    accepted: async ({ signIn }) => ({ by: await signIn("buyer", "buyer-demo"), input: undefined }),
  },
  "auth.changePassword": {
    accepted: async ({ newcomer }) => {
      const by = await newcomer();
      return { by, input: { oldpassword: by.password, newpassword: "lantern-78" } };
    },
    refused: ({ buyer }) => ({
      by: buyer,
      input: { oldpassword: "no-idea", newpassword: "lantern-78" },
      error: "password_wrong",
    }),
  },
  "stores.followed": { accepted: ({ buyer }) => ({ by: buyer, input: { limit: 10 } }) },
  "stores.toggleFollow": {
    accepted: ({ buyer }) => ({ by: buyer, input: { id: 2, follow: 1 } }),
    refused: ({ merchant }) => ({ by: merchant, input: { id: 1, follow: 1 }, error: "own_shop" }),
  },
  "auth.sendEmailCode": {
    accepted: ({ unused }) => ({ input: { email: `${unused()}@mail.example`, event: "register" } }),
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
      return { by: buyer, input: { id: message?.id ?? NOTHING }, shows: { type: "order", is_read: 1 } };
    },
    refused: ({ buyer }) => ({ by: buyer, input: { id: NOTHING }, error: 404 }),
  },
  "messages.markRead": { accepted: ({ buyer }) => ({ by: buyer, input: { all: 1 } }) },
  "fundPassword.set": {
    accepted: async ({ newcomer }) => {
      const by = await newcomer();
      return { by, input: { newpassword: "kettle-99", password: by.password } };
    },
    refused: ({ buyer }) => ({
      by: buyer,
      input: { newpassword: "kettle-99", password: "no-idea" },
      error: "password_wrong",
    }),
  },
  "fundPassword.change": {
    accepted: async ({ newcomer }) => {
      const by = await newcomer();
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
