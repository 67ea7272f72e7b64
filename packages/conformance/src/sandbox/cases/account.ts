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
  await buyer.market.ems.send({ email, event: "register" });
  return email;
};

/** Accounts, addresses, messages and uploads. */
export const accountCases = {
  "user.login": {
    accepted: () => ({ input: { account: "buyer", password: "buyer-demo" } }),
    refused: () => ({ input: { account: "buyer", password: "no-idea" }, error: "account_or_password_wrong" }),
  },
  "user.loginSocial": {
    accepted: () => ({ input: { platform: "example", code: "demo:jonas" } }),
    refused: () => ({ input: { platform: "example", code: "abc" }, error: "code_wrong" }),
  },
  "user.register": {
    accepted: async (world) => {
      const email = await mailTo(world);
      const code = await world.desk.codeFor(email);
      return { input: { username: `r${world.unused()}`, password: "lantern-77", email, code } };
    },
    refused: () => ({ input: { username: "buyer", password: "lantern-77" }, error: "username_taken" }),
  },
  "user.profile": {
    accepted: ({ buyer }) => ({
      by: buyer,
      input: { avatar: "", nickname: "Mira", username: "buyer", bio: "Collects lanterns." },
    }),
    refused: ({ buyer }) => ({ by: buyer, input: { username: "merchant" }, error: "username_taken" }),
  },
  "user.index": { accepted: ({ buyer }) => ({ by: buyer, input: undefined }) },
  "user.logout": {
    accepted: async ({ signIn }) => ({ by: await signIn("buyer", "buyer-demo"), input: undefined }),
  },
  "user.change": {
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
  "user.followersList": { accepted: ({ buyer }) => ({ by: buyer, input: { limit: 10 } }) },
  "user.followers": {
    accepted: ({ buyer }) => ({ by: buyer, input: { id: 2, follow: 1 } }),
    refused: ({ merchant }) => ({ by: merchant, input: { id: 1, follow: 1 }, error: "own_shop" }),
  },
  "ems.send": {
    accepted: ({ unused }) => ({ input: { email: `${unused()}@mail.example`, event: "register" } }),
    refused: async (world) => ({ input: { email: await mailTo(world), event: "register" }, error: 429 }),
  },
  "aera.addEdit": {
    accepted: ({ buyer }) => ({ by: buyer, input: address }),
    refused: ({ merchant, addressId }) => ({
      by: merchant,
      input: { ...address, id: addressId },
      error: 404,
    }),
  },
  "aera.index": { accepted: ({ buyer }) => ({ by: buyer, input: undefined }) },
  "aera.del": {
    accepted: async ({ buyer }) => ({
      by: buyer,
      input: { id: (await buyer.market.aera.addEdit(address)).id },
    }),
    refused: ({ merchant, addressId }) => ({ by: merchant, input: { id: addressId }, error: 404 }),
  },
  "aera.readArea": { accepted: () => ({ input: {} }) },
  "index.upload": {
    accepted: ({ buyer }) => ({ by: buyer, input: { file: picture() } }),
    refused: ({ buyer }) => ({
      by: buyer,
      input: { file: new File(["no picture"], "dot.png", { type: "image/png" }) },
      error: "image_invalid",
    }),
  },
  "message.list": { accepted: ({ buyer }) => ({ by: buyer, input: { limit: 10 } }) },
  "message.info": {
    accepted: async ({ buyer, paid }) => {
      await paid();
      const [message] = (await buyer.market.message.list()).data;
      return { by: buyer, input: { id: message?.id ?? NOTHING }, shows: { type: "order", is_read: 1 } };
    },
    refused: ({ buyer }) => ({ by: buyer, input: { id: NOTHING }, error: 404 }),
  },
  "message.read": { accepted: ({ buyer }) => ({ by: buyer, input: { all: 1 } }) },
  "user.fundSet": {
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
  "user.fundChange": {
    accepted: async ({ newcomer }) => {
      const by = await newcomer();
      await by.market.user.fundSet({ newpassword: "kettle-99", password: by.password });
      return { by, input: { oldpassword: "kettle-99", newpassword: "kettle-98" } };
    },
    refused: ({ merchant }) => ({
      by: merchant,
      input: { oldpassword: FUND_PASSWORD, newpassword: "merchant-demo" },
      error: "weak_password",
    }),
  },
} satisfies Partial<RealCasesOf<OperationId>>;
