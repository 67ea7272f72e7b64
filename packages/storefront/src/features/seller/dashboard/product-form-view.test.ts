import type { MerchantProduct } from "marketplace-sdk";
import { expect, test, vi } from "vitest";
import { listProduct, type SaveCalls, saveProduct } from "./product-form-view";

const INPUT = { title: "Lid", category_id: 12, images: ["/uploads/l.webp"], price: "3.00", stock: 9 };
const LID = { id: 1004, title: "Lid", status: "off", version: 1 } as MerchantProduct;

const callsOf = (status = "off") => ({
  save: vi.fn<SaveCalls["save"]>(async () => ({ ...LID, status })),
  setStatus: vi.fn<SaveCalls["setStatus"]>(async () => ({ ...LID, status: "on" })),
});

test("a product is saved and listed with one press", async () => {
  const calls = callsOf();
  expect(await saveProduct(INPUT, true, calls)).toEqual({ product: { ...LID, status: "on" } });
  expect(calls.save.mock.calls).toEqual([[INPUT]]);
  expect(calls.setStatus.mock.calls).toEqual([[{ id: 1004, status: "on" }]]);
});

test.each([
  ["is not asked for", false, "off"],
  ["needs a review first", true, "review"],
  ["has happened", true, "on"],
])("nothing is listed where that %s", async (_name, lists, status) => {
  const calls = callsOf(status);
  expect(await saveProduct(INPUT, lists, calls)).toEqual({ product: { ...LID, status } });
  expect(calls.setStatus).not.toHaveBeenCalled();
});

test("a listing that fails leaves the product saved, and is repeated without saving it again", async () => {
  const calls = callsOf();
  const lost = new Error("no connection");
  calls.setStatus.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
  expect(await saveProduct(INPUT, true, calls)).toEqual({ product: LID, unlisted: lost });
  expect(await listProduct(LID, calls)).toEqual({ product: LID, unlisted: lost });
  expect(await listProduct(LID, calls)).toEqual({ product: { ...LID, status: "on" } });
  expect(calls.save).toHaveBeenCalledOnce();
});

test("a save that fails lists nothing", async () => {
  const calls = callsOf();
  calls.save.mockRejectedValue(new Error("refused"));
  await expect(saveProduct(INPUT, true, calls)).rejects.toThrow("refused");
  expect(calls.setStatus).not.toHaveBeenCalled();
});
