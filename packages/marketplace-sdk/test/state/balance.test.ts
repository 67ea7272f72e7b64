import fc from "fast-check";
import { expect, test } from "vitest";
import { createBalance, createSession } from "../../src/state/index";
import { createTypedStorage } from "../../src/storage/index";
import { createFactory, createFakeMarketplace, memoryStorage, ok } from "../../src/testing/index";

test("is 0 until the account is known", () => {
  expect(createBalance().state.value).toBe("0");
});

test("is the money of the account, digit by digit", async () => {
  const make = createFactory();
  const market = createFakeMarketplace({
    "account.get": ok(make("User", { money: "90071992547409931234.000000000000000001" })),
  });
  const balance = createBalance();
  balance.save(await market.account.get());
  expect(balance.state.value).toBe("90071992547409931234.000000000000000001");
});

test.each([
  [{}],
  [{ money: undefined }],
  [{ money: null }],
  [{ money: "" }],
  [{ money: "1e3" }],
  [{ money: "12,50" }],
  [{ money: "NaN" }],
  [{ money: {} }],
  [null],
  [undefined],
])("an account without a decimal as money counts as 0: %j", (user) => {
  const balance = createBalance();
  balance.save({ money: "12.50" });
  balance.save(user);
  expect(balance.state.value).toBe("0");
});

test("the balance is a decimal string for any value of a server", () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.double(), fc.string(), fc.bigInt().map(String)), (money) => {
      const balance = createBalance();
      balance.save({ money });
      expect(balance.state.value).toMatch(/^-?\d+(\.\d+)?$/);
    }),
  );
});

test("signing out clears it", async () => {
  const session = createSession({
    storage: createTypedStorage({ storage: memoryStorage() }),
    cipher: { encrypt: async (text) => text, decrypt: async (text) => text },
  });
  const balance = createBalance();
  session.subscribe(balance.clear);
  await session.save({ id: 1, token: "token" });
  balance.save({ money: "12.50" });
  session.logout();
  expect(balance.state.value).toBe("0");
});
