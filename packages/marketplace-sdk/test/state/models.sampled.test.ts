import fc from "fast-check";
import { expect, test } from "vitest";
import { casesOf } from "../../../../scripts/lib/cases.mjs";
import { type CartLine, createCart, createFavorites } from "../../src/state/index";
import { createTypedStorage, type StoredProduct } from "../../src/storage/index";
import { memoryStorage } from "../../src/testing/index";

const numRuns = casesOf({ test: 100, verify: 1_000, full: 10_000 });
const id = fc.oneof(fc.integer({ min: 1, max: 4 }), fc.constantFrom("1", "2", "3"));
const index = fc.integer({ min: -1, max: 6 });

const cartStep = fc.oneof(
  fc.record({
    kind: fc.constant("add" as const),
    item: fc.record(
      { id, shopId: id, shopName: fc.string(), skuId: id },
      { requiredKeys: ["id", "shopId", "shopName"] },
    ),
    num: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({ kind: fc.constant("remove" as const), index }),
  fc.record({ kind: fc.constant("update" as const), index, num: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ kind: fc.constant("check" as const), index, checked: fc.boolean() }),
  fc.record({ kind: fc.constant("reload" as const) }),
  fc.record({ kind: fc.constant("clear" as const) }),
);

test("the cart behaves like a plain list, for any steps, also over reloads", () => {
  fc.assert(
    fc.property(fc.array(cartStep, { maxLength: 40 }), (steps) => {
      const typedStorage = createTypedStorage({ storage: memoryStorage() });
      let cart = createCart({ storage: typedStorage });
      let model: CartLine[] = [];
      for (const step of steps) {
        if (step.kind === "add") {
          cart.add(step.item, step.num);
          const key = ({ id, shopId, skuId }: Omit<CartLine, "num">) =>
            [id, shopId, skuId].map(String).join();
          const same = model.findIndex((line) => key(line) === key(step.item));
          const line = model[same];
          if (line) model[same] = { ...line, num: line.num + step.num };
          else model.push({ ...step.item, num: step.num });
        } else if (step.kind === "remove") {
          cart.removeAt(step.index);
          if (step.index >= 0) model.splice(step.index, 1);
        } else if (step.kind === "update" || step.kind === "check") {
          const line = model[step.index];
          if (step.kind === "update") {
            cart.update(step.index, "num", step.num);
            if (line) model[step.index] = { ...line, num: step.num };
          } else {
            cart.update(step.index, "checked", step.checked);
            if (line) model[step.index] = { ...line, checked: step.checked };
          }
        } else if (step.kind === "clear") {
          cart.clear();
          model = [];
        } else {
          cart.dispose();
          cart = createCart({ storage: typedStorage });
        }
        expect(cart.state.lines).toEqual(model);
        expect(cart.state.count).toBe(model.reduce((sum, { num }) => sum + num, 0));
        expect(cart.groups().flatMap(({ goods }) => goods)).toHaveLength(model.length);
        expect(cart.groups().flatMap(({ checkes }) => checkes)).toHaveLength(cart.selected().length);
      }
    }),
    { numRuns },
  );
});

const favoriteStep = fc.record({
  kind: fc.constantFrom(
    "toggle" as const,
    "add" as const,
    "remove" as const,
    "clear" as const,
    "reload" as const,
  ),
  id,
});

test("favorites behave like a plain list", () => {
  fc.assert(
    fc.property(fc.array(favoriteStep, { maxLength: 40 }), (steps) => {
      const typedStorage = createTypedStorage({ storage: memoryStorage() });
      let favorites = createFavorites({ storage: typedStorage });
      let model: StoredProduct[] = [];
      for (const { kind, id } of steps) {
        const isThere = model.some((product) => String(product.id) === String(id));
        const without = model.filter((product) => String(product.id) !== String(id));
        if (kind === "toggle") {
          expect(favorites.toggle({ id })).toBe(isThere ? "removed" : "added");
          model = isThere ? without : [...model, { id }];
        } else if (kind === "add") {
          expect(favorites.add({ id })).toBe(isThere ? "already" : "added");
          if (!isThere) model.push({ id });
        } else if (kind === "remove") {
          favorites.remove(id);
          model = without;
        } else if (kind === "clear") {
          favorites.clear();
          model = [];
        } else {
          favorites.dispose();
          favorites = createFavorites({ storage: typedStorage });
        }
        expect(favorites.state.products).toEqual(model);
        expect(favorites.has(id)).toBe(model.some((product) => String(product.id) === String(id)));
      }
    }),
    { numRuns },
  );
});
