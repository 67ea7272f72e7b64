// @vitest-environment happy-dom
import { useQuery } from "@tanstack/react-query";
import { act, fireEvent, screen } from "@testing-library/react";
import { createFactory, fail, type Handlers, ok } from "marketplace-sdk/testing";
import { expect, test } from "vitest";
import { fakeServices, fakeStorages, renderWith } from "../../test/render";
import { useMarketplace } from "../provider";
import { useFollowStore } from "./use-follow-store";

const store = createFactory()("StoreDetail", { id: 3, is_follow: false });

function Store() {
  const { queries } = useMarketplace();
  const { data } = useQuery(queries.stores.get({ id: 3 }));
  const follow = useFollowStore();
  if (!data) return null;
  const isFollowed = Boolean(data.is_follow);
  return (
    <button type="button" aria-pressed={isFollowed} onClick={() => follow(data, !isFollowed)}>
      Follow
    </button>
  );
}

/** A user on the page of a store, and the storage that other tabs share. */
async function openStore(answer: NonNullable<Handlers["stores.toggleFollow"]>) {
  const storages = fakeStorages();
  const fake = fakeServices({ "stores.get": ok(store), "stores.toggleFollow": answer }, storages);
  await fake.services.session.save({ id: 7, token: "token" });
  renderWith(<Store />, {}, fake);
  const button = await screen.findByRole("button", { name: "Follow" });
  await act(() => fake.services.session.user());
  return {
    button,
    storages,
    isPressed: () => button.getAttribute("aria-pressed") === "true",
    click: () => act(async () => void fireEvent.click(button)),
    sent: () => fake.market.calls.filter(({ operation }) => operation === "stores.toggleFollow").length,
  };
}

test("a store is followed at once, and the server is told", async () => {
  const { click, isPressed, sent } = await openStore(ok({ followed: true }));
  await click();
  expect(isPressed()).toBe(true);
  expect(sent()).toBe(1);
});

test("what the server refuses is taken back", async () => {
  const { click, isPressed } = await openStore(fail(404, "No such store."));
  await click();
  expect(isPressed()).toBe(false);
});

test("nothing is followed for an account that another tab has just signed in", async () => {
  const { click, sent, storages } = await openStore(ok({ followed: true }));
  storages.device.setItem("access_key", "of another");
  await click();
  expect(sent()).toBe(0);
});
