import { expect, test } from "vitest";
import { storageOf } from "../testing/storage";
import { createDraft, forgetDrafts } from "./draft";

const tabStorage = (): Storage => storageOf({});

test("keeps the draft's fields and nothing else", () => {
  const storage = tabStorage();
  const draft = createDraft<"email" | "password">("register", ["email"], storage);
  draft.write({ email: "a@b.co", password: "secret" });
  expect(draft.read()).toEqual({ email: "a@b.co" });
  expect(storage.getItem("draft:register")).not.toContain("secret");
});

test.each([
  "no json",
  "null",
  "7",
  "[]",
  '{"email":5}',
  `{"email":"${"x".repeat(200_001)}"}`,
  '{"__proto__":{"email":"a"}}',
])("a foreign value counts as no draft: %.30s", (stored) => {
  const storage = tabStorage();
  storage.setItem("draft:register", stored);
  expect(createDraft("register", ["email"], storage).read()).toEqual({});
});

test("a storage that refuses costs only the draft", () => {
  const refuse = () => {
    throw new DOMException("no", "QuotaExceededError");
  };
  const storage: Storage = { ...tabStorage(), getItem: refuse, setItem: refuse, removeItem: refuse };
  const draft = createDraft("register", ["email"], storage);
  draft.write({ email: "a@b.co" });
  draft.clear();
  expect(draft.read()).toEqual({});
});

test("drafts are forgotten together, the rest of the storage stays", () => {
  const storage = tabStorage();
  const draft = createDraft("address", ["name"], storage);
  draft.write({ name: "Mira" });
  storage.setItem("places", "[]");
  forgetDrafts([storage, undefined]);
  expect(draft.read()).toEqual({});
  expect(storage.getItem("places")).toBe("[]");
});
