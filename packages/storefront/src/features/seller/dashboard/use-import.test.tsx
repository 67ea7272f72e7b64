// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { uploadPhoto } from "marketplace-react";
import { createFactory, ok } from "marketplace-sdk/testing";
import { afterEach, expect, test, vi } from "vitest";
import { show } from "../../../testing/show";
import type { ImportVerdict } from "./product-import";
import { useImport } from "./use-import";

vi.mock("marketplace-react", async (load) => ({ ...(await load<object>()), uploadPhoto: vi.fn() }));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const saved = createFactory()("MerchantProduct");
const picture = new File(["a"], "a.png");
const teapot: ImportVerdict = {
  kind: "new",
  row: 2,
  title: "Teapot",
  pictures: ["https://elsewhere.example/a.png"],
  input: {
    title: "Teapot",
    category_id: 12,
    price: "5.00",
    stock: 1,
    images: ["https://elsewhere.example/a.png"],
  },
};

function Import() {
  const { start, outcomes } = useImport();
  return (
    <>
      <output>{outcomes.get(2)?.kind}</output>
      <button type="button" onClick={() => start([teapot], new Map([["a.png", picture]]))}>
        Import
      </button>
    </>
  );
}

test.each([
  ["is saved with its pictures", false, 1],
  ["is not saved into the store of another user who signs in while its pictures are made ready", true, 0],
])("a product %s", async (_what, isOtherUser, count) => {
  let ready = (_url: string): void => undefined;
  vi.mocked(uploadPhoto).mockReturnValue(
    new Promise((resolve) => {
      ready = resolve;
    }),
  );
  const { services, market } = await show(<Import />, { "merchantProducts.save": () => ok(saved) });
  fireEvent.click(screen.getByRole("button", { name: "Import" }));
  await screen.findByText("running");
  if (isOtherUser) await act(() => services.session.save({ id: 9, token: "of Nova" }));
  await act(async () => ready("/uploads/a.png"));
  await vi.waitFor(() => expect(screen.getByRole("status").textContent).not.toBe("running"));
  const saves = market.calls.filter(({ operation }) => operation === "merchantProducts.save");
  expect(saves).toHaveLength(count);
});
