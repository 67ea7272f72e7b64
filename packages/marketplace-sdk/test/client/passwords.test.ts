import { expect, test } from "vitest";
import { passwordFields } from "../../src/generated/operations";
import { createMarketplace, type Dialect } from "../../src/index";
import { createFetch, envelope, options } from "./support";

const COMPOSED = "Zürich-café-Việt".normalize("NFC");
const DECOMPOSED = COMPOSED.normalize("NFD");

function clientOf(dialect?: Dialect) {
  const { fetch, sent } = createFetch(envelope(1, { userinfo: { id: 7, token: "ada" } }));
  const market = createMarketplace(options({ fetch, dialect }));
  return { market, body: () => String(sent.at(-1)?.init.body) };
}

test("the password fields are those of the contract", () => {
  expect(passwordFields).toEqual(["fund_password", "newpassword", "oldpassword", "password"]);
});

test("passwords are sent in one form, other fields as they are, and the input stays as it was", async () => {
  const { market, body } = clientOf();
  const input = { account: DECOMPOSED, password: DECOMPOSED };
  await market.auth.login(input);
  expect(JSON.parse(body())).toEqual({ account: DECOMPOSED, password: COMPOSED });
  expect(input.password).toBe(DECOMPOSED);
  await market.auth.changePassword({ oldpassword: DECOMPOSED, newpassword: DECOMPOSED });
  expect(JSON.parse(body())).toEqual({ oldpassword: COMPOSED, newpassword: COMPOSED });
  await market.payments.payWithBalance({ pay_no: "P1", fund_password: DECOMPOSED, expect_total: "5" });
  expect(JSON.parse(body())).toMatchObject({ fund_password: COMPOSED });
});

test("in a dialect too, as a form and under another name", async () => {
  const { market, body } = clientOf({
    body: "form",
    operations: { "auth.login": { input: ({ password }: { password?: string }) => ({ pwd: password }) } },
  });
  await market.auth.login({ account: "ada", password: DECOMPOSED });
  expect(new URLSearchParams(body()).get("pwd")).toBe(COMPOSED);
});
