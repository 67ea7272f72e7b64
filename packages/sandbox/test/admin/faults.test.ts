import { expect, test } from "vitest";
import { clearFaults, plannedFaults, setFault, takeFault } from "../../src/admin/faults";
import { testDatabase } from "../support/database";

test("a fault affects exactly as many calls as were planned, however many come at once", async () => {
  const { db } = await testDatabase();
  await setFault(db, { operation: "orders.create", kind: "status", value: 503, remaining: 3 });
  await setFault(db, { operation: "payments.payWithBalance", kind: "drop_after", value: 0, remaining: 1 });
  const taken = await Promise.all(Array.from({ length: 20 }, () => takeFault(db, "orders.create")));
  expect(taken.filter(Boolean)).toEqual(Array(3).fill({ kind: "status", value: 503 }));
  expect(await takeFault(db, "orders.list")).toBeUndefined();
  expect(await plannedFaults(db)).toMatchObject([{ operation: "payments.payWithBalance", remaining: 1 }]);
  await clearFaults(db);
  expect(await takeFault(db, "payments.payWithBalance")).toBeUndefined();
});

test("a new fault takes the place of the old one", async () => {
  const { db } = await testDatabase();
  await setFault(db, { operation: "orders.create", kind: "html", value: 0, remaining: 9 });
  await setFault(db, { operation: "orders.create", kind: "latency", value: 20, remaining: 1 });
  expect(await takeFault(db, "orders.create")).toEqual({ kind: "latency", value: 20 });
  expect(await takeFault(db, "orders.create")).toBeUndefined();
});
