// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { Address } from "marketplace-sdk";
import {
  createFactory,
  dropResponse,
  fail,
  fault,
  type Handlers,
  ok,
  sequence,
  unauthorized,
} from "marketplace-sdk/testing";
import { expect, test } from "vitest";
import { press, renderSignedIn, sent, signInAgain, type, typedIn } from "../../test/block";
import { fakeStorages } from "../../test/render";
import { blockLabels } from "../block-labels/en";
import { labels } from "../labels/en";
import { AddressBook } from "./address-book";
import { SignedIn } from "./sign-in";

const t = blockLabels.address;
const make = createFactory();
const place = { country: "Germany", province: "", city: "", address: "Example Street 5", zip: "10115" };
const mira = make("Address", { id: 1, name: "Mira", mobile: "+49 30 5550100", ...place, is_default: true });

/** A server with an address book. */
function server(...rows: Address[]): Handlers {
  return {
    "addresses.list": () => ok([...rows]),
    "addresses.areas": ({ pid }) =>
      ok(
        Number(pid)
          ? []
          : [
              { id: 1, name: "Germany" },
              { id: 2, name: "Egypt" },
            ],
      ),
    "addresses.save"(input) {
      const saved = { ...make("Address"), ...input, id: input.id ?? 9, is_default: input.is_default === 1 };
      const at = rows.findIndex(({ id }) => id === saved.id);
      if (at < 0) rows.push(saved);
      else rows[at] = saved;
      return ok(saved);
    },
    "addresses.delete"({ id }) {
      rows.splice(
        rows.findIndex((row) => row.id === id),
        1,
      );
      return ok(null);
    },
  };
}

async function fillIn(): Promise<void> {
  await type({ [t.name]: "Noor", [t.mobile]: "+20 100", [t.detail]: "Nile 1", [t.zip]: "11511" });
  await type({ [t.country]: "Egypt" });
}

const NOOR = {
  name: "Noor",
  mobile: "+20 100",
  country: "Egypt",
  province: "",
  city: "",
  address: "Nile 1",
  zip: "11511",
};

test("the first address becomes the default one", async () => {
  const { market } = await renderSignedIn(<AddressBook />, server());
  await screen.findByText(t.emptyTitle);
  await press(t.add);
  await fillIn();
  await press(t.save);
  await screen.findByText("Noor");
  expect(sent(market, "addresses.save")).toEqual([{ ...NOOR, is_default: 1 }]);
  await screen.findByText(t.isDefault);
});

test("an address is changed, and another one becomes the default", async () => {
  const { market } = await renderSignedIn(
    <AddressBook />,
    server(mira, { ...mira, id: 2, name: "Office", is_default: false }),
  );
  await press(`${t.edit}: Office`);
  expect(await typedIn(t.country)).toBe("Germany");
  fireEvent.click(await screen.findByLabelText(t.makeDefault));
  await press(t.save);
  await waitFor(() =>
    expect(sent(market, "addresses.save")).toMatchObject([{ id: 2, name: "Office", is_default: 1 }]),
  );
});

test("an address is removed once that is confirmed", async () => {
  const { market } = await renderSignedIn(<AddressBook />, server(mira));
  await press(`${t.remove}: Mira`);
  expect(sent(market, "addresses.delete")).toEqual([]);
  await press(t.remove);
  await screen.findByText(t.emptyTitle);
  expect(sent(market, "addresses.delete")).toEqual([{ id: 1 }]);
});

test.each([
  ["a lost answer adds no second address", dropResponse, 1],
  ["an address that did not arrive is sent again", () => fault("refused"), 2],
] as const)("%s", async (_what, failing, calls) => {
  const { "addresses.save": save = fault("refused"), ...rest } = server(mira);
  const { market } = await renderSignedIn(<AddressBook />, {
    ...rest,
    "addresses.save": sequence(failing(save), save),
  });
  await press(t.add);
  await fillIn();
  await press(t.save);
  await screen.findByText(labels.failure.network);
  await press(t.save);
  await screen.findByText("Noor");
  expect(sent(market, "addresses.save")).toHaveLength(calls);
});

test("a session that ends while an address is saved loses nothing of it", async () => {
  const { "addresses.save": save, ...rest } = server(mira);
  const { market } = await renderSignedIn(
    <SignedIn>
      <AddressBook />
    </SignedIn>,
    {
      ...rest,
      "addresses.save": sequence(unauthorized(), save ?? fault("refused")),
      "auth.login": ok({ userinfo: { id: 7, token: "other" } }),
    },
  );
  await press(t.add);
  await fillIn();
  await press(t.save);
  await signInAgain();
  expect(await typedIn(t.name)).toBe("Noor");
  expect(await typedIn(t.country)).toBe("Egypt");
  await press(t.save);
  await screen.findByText("Noor");
  expect(sent(market, "addresses.save").at(-1)).toEqual({ ...NOOR, is_default: 0 });
});

test("a form that is given up is forgotten, one that is reloaded is not", async () => {
  const storages = fakeStorages();
  const before = await renderSignedIn(<AddressBook />, server(mira), storages);
  await press(t.add);
  await fillIn();
  before.unmount();
  const after = await renderSignedIn(<AddressBook />, server(mira), storages);
  expect(await typedIn(t.detail)).toBe("Nile 1");
  await press(t.cancel);
  after.unmount();
  await renderSignedIn(<AddressBook />, server(mira), storages);
  await press(t.add);
  expect(await typedIn(t.detail)).toBe("");
});

test("another country takes the province of the one before away, also from what is kept", async () => {
  const storages = fakeStorages();
  const areas: Handlers["addresses.areas"] = ({ pid }) =>
    ok(
      Number(pid)
        ? Number(pid) === 1
          ? [{ id: 3, name: "Berlin" }]
          : []
        : [
            { id: 1, name: "Germany" },
            { id: 2, name: "Egypt" },
          ],
    );
  const before = await renderSignedIn(
    <AddressBook />,
    { ...server(mira), "addresses.areas": areas },
    storages,
  );
  await press(t.add);
  await type({ [t.name]: "Noor", [t.country]: "Germany" });
  await type({ [t.province]: "Berlin" });
  await type({ [t.country]: "Egypt" });
  expect(screen.queryByLabelText(t.province)).toBeNull();
  before.unmount();
  await renderSignedIn(<AddressBook />, { ...server(mira), "addresses.areas": areas }, storages);
  expect(await typedIn(t.country)).toBe("Egypt");
  await type({ [t.country]: "Germany" });
  expect(await typedIn(t.province)).toBe("");
});

test("an area whose name the server does not list stays what it was", async () => {
  const foreign = { ...mira, country: "Deutschland", province: "Berlin", city: "Mitte" };
  const { market } = await renderSignedIn(<AddressBook />, server(foreign));
  await press(`${t.edit}: Mira`);
  await type({ [t.name]: "Mira E." });
  await press(t.save);
  await waitFor(() =>
    expect(sent(market, "addresses.save")).toMatchObject([
      { name: "Mira E.", country: "Deutschland", province: "Berlin", city: "Mitte" },
    ]),
  );
});

test("a country whose parts the server does not list is not open yet", async () => {
  await renderSignedIn(<AddressBook />, server());
  await press(t.add);
  await type({ [t.country]: "Egypt" });
  await screen.findByText(t.notOpen);
});

test("areas are typed where the server lists none", async () => {
  const { market } = await renderSignedIn(<AddressBook />, { ...server(), "addresses.areas": ok([]) });
  await press(t.add);
  await fillIn();
  await press(t.save);
  await waitFor(() => expect(sent(market, "addresses.save")).toMatchObject([{ country: "Egypt" }]));
});

test("addresses and areas that can't be loaded are asked for again", async () => {
  const { "addresses.list": list, "addresses.areas": areas, ...rest } = server();
  await renderSignedIn(<AddressBook />, {
    ...rest,
    "addresses.list": sequence(fault("refused"), list ?? fail(0, "")),
    "addresses.areas": sequence(fault("refused"), areas ?? fail(0, "")),
  });
  await press(labels.retry);
  await press(t.add);
  await press(labels.retry);
  await screen.findByLabelText(t.country);
});

test("saving before the areas are loaded keeps those of the address, and asks for those of a new one", async () => {
  const { market } = await renderSignedIn(<AddressBook />, {
    ...server(mira),
    "addresses.areas": fault("stall"),
  });
  await press(t.add);
  await type({ [t.name]: "Noor", [t.mobile]: "+20 100", [t.detail]: "Nile 1" });
  await press(t.save);
  await screen.findByText(t.choose);
  expect(sent(market, "addresses.save")).toEqual([]);
  await press(t.cancel);
  await press(`${t.edit}: Mira`);
  await press(t.save);
  await waitFor(() => expect(sent(market, "addresses.save")).toMatchObject([{ id: 1, country: "Germany" }]));
});

test("a mark as default address that can't be read stays as it is", async () => {
  const unread = Object.assign({ ...mira }, { is_default: "perhaps" });
  const { market } = await renderSignedIn(<AddressBook />, { ...server(), "addresses.list": ok([unread]) });
  await press(`${t.edit}: Mira`);
  await press(t.save);
  await waitFor(() => expect(sent(market, "addresses.save")).toHaveLength(1));
  expect(sent(market, "addresses.save")[0]).not.toHaveProperty("is_default");
});
