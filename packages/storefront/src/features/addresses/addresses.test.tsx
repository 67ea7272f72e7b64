// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import type { Address } from "marketplace-sdk";
import {
  createFakeMarketplace,
  dropResponse,
  type FakeMarketplace,
  fault,
  ok,
  sequence,
} from "marketplace-sdk/testing";
import { expect, test } from "vitest";
import { openShop, Surroundings, speak } from "../../testing/stage";
import { withUnread } from "../../testing/with-unread";
import {
  addressInput,
  addressValues,
  findAddress,
  useAddressChanges,
  validateAddress,
  without,
  withSaved,
} from "./addresses";

const address = {
  id: 301,
  name: "Mira",
  mobile: "+00 555 0100",
  country: "Exampleland",
  province: "Coast Province",
  city: "Port Example",
  address: "12 Harbour Lane",
  zip: "20457",
};

test("an address goes through the form unchanged", () => {
  expect(addressInput(addressValues(address, true), { ...address, is_default: true })).toEqual({
    ...address,
    is_default: 1,
  });
});

test("a mark as default address that can't be read stays as it is", () => {
  const stored = withUnread<Address>({ ...address, is_default: true }, "is_default");
  expect(addressInput(addressValues(stored, stored.is_default), stored)).not.toHaveProperty("is_default");
  expect(addressInput(addressValues(stored, true), stored)).toMatchObject({ is_default: 1 });
});

test("an address without a zip code, as stock servers send it, can be saved again", () => {
  // Past the types: the contract has no null here, and the client passes it on.
  const row: typeof address = JSON.parse(JSON.stringify({ ...address, province: null, zip: null }));
  expect(addressInput(addressValues(row), undefined)).toMatchObject({ province: "", zip: "" });
});

test("a new one has no id, and spaces around texts are cut", () => {
  const input = addressInput({ ...addressValues(address), name: "  Mira " }, undefined);
  expect(input).not.toHaveProperty("id");
  expect(input).toMatchObject({ name: "Mira", is_default: 0 });
});

test("a number from an address book is sent without its marks of direction", () => {
  const copied = {
    ...addressValues(address),
    mobile: "\u202a+86 138 0013 8000\u202c",
    zip: "\u206820457\u2069 ",
  };
  expect(addressInput(copied, undefined)).toMatchObject({ mobile: "+86 138 0013 8000", zip: "20457" });
});

test("everything a parcel needs is asked for, in the order of the fields", () => {
  const errors = Object.entries(validateAddress(addressValues())).filter(([, error]) => error);
  expect(errors).toEqual([
    ["name", "address.enterName"],
    ["mobile", "address.enterMobile"],
    ["area", "address.chooseArea"],
    ["address", "address.enterDetail"],
  ]);
  expect(Object.values(validateAddress(addressValues(address))).filter(Boolean)).toEqual([]);
});

test("a number needs five digits, of any script", () => {
  expect(validateAddress({ ...addressValues(address), mobile: "+12 3" }).mobile).toBe("address.mobileRule");
  expect(validateAddress({ ...addressValues(address), mobile: "٠٥٥ ٥٠١٠" }).mobile).toBeUndefined();
});

const listed = (id: number | string, is_default = false) => ({
  id,
  name: `Name ${id}`,
  mobile: "+00 555 0100",
  country: "Exampleland",
  address: "12 Harbour Lane",
  is_default,
});

const marks = ({ is_default }: Address) => is_default;
const list = [listed(1, true), listed(2), listed(3)];

test("a changed address stays in its place, whatever type its id has", () => {
  const next = withSaved(list, { ...listed("2"), name: "New name" });
  expect(next.map(({ name }) => name)).toEqual(["Name 1", "New name", "Name 3"]);
});

test("a new address goes to the end, or back to where it was", () => {
  expect(withSaved(list, listed(9)).map(({ id }) => id)).toEqual([1, 2, 3, 9]);
  expect(withSaved(without(list, 2), listed(9), 1).map(({ id }) => id)).toEqual([1, 9, 3]);
});

test("a new default takes the mark from the others, and only then", () => {
  expect(withSaved(list, listed(3, true)).map(marks)).toEqual([false, false, true]);
  expect(withSaved(list, listed(3)).map(marks)).toEqual([true, false, false]);
});

test("finding and leaving out compare ids as text", () => {
  expect(findAddress(list, "3")).toBe(list[2]);
  expect(findAddress(list, undefined)).toBeUndefined();
  expect(without(list, "1")).toEqual([list[1], list[2]]);
});

test("what is given is not changed", () => {
  const before = structuredClone(list);
  withSaved(list, listed(3, true));
  without(list, 1);
  expect(list).toEqual(before);
});

test("an address that could not be deleted does not return to the list of another user", async () => {
  let fail = (): void => undefined;
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  const services = openShop("", (options) =>
    createFakeMarketplace(
      {
        "addresses.list": ok([]),
        "addresses.delete": async () => {
          await failed;
          return fault("refused");
        },
      },
      { ...options, onFailure: () => undefined },
    ),
  );
  const i18n = await speak("en");
  const { result } = renderHook(useAddressChanges, {
    wrapper: ({ children }) => (
      <Surroundings services={services} i18n={i18n}>
        {children}
      </Surroundings>
    ),
  });
  const { queryKey } = services.queries.addresses.list();
  services.queryClient.setQueryData(queryKey, [address]);
  const removed = result.current.remove(address);
  await act(async () => undefined);
  await act(() => services.session.save({ id: 9, token: "of another" }));
  services.queryClient.setQueryData(queryKey, []);
  await act(async () => fail());
  expect(await removed).toBe(false);
  expect(services.queryClient.getQueryData(queryKey)).toEqual([]);
});

test("an address whose answer was lost is looked for before it is sent again", async () => {
  const input = addressInput(addressValues(address), undefined);
  const rows: Address[] = [];
  const save = () => {
    const saved = { ...listed(9), ...address, id: 9 };
    rows.push(saved);
    return ok(saved);
  };
  let market: FakeMarketplace | undefined;
  const services = openShop("", (options) => {
    market = createFakeMarketplace(
      { "addresses.list": () => ok([...rows]), "addresses.save": sequence(dropResponse(save), save) },
      { ...options, onFailure: () => undefined },
    );
    return market;
  });
  const i18n = await speak("en");
  const { result } = renderHook(useAddressChanges, {
    wrapper: ({ children }) => (
      <Surroundings services={services} i18n={i18n}>
        {children}
      </Surroundings>
    ),
  });
  await expect(result.current.save(input)).rejects.toThrow();
  expect(await result.current.save(input)).toMatchObject({ id: 9 });
  expect(market?.calls.filter(({ operation }) => operation === "addresses.save")).toHaveLength(1);
});
