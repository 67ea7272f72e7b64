import { describe, expect, it } from "vitest";
import { problemsOfCart } from "../../src/check/scenarios/carts";
import { halfProblem } from "../../src/check/scenarios/dispute-goods";
import { deadlineProblem } from "../../src/check/scenarios/read-back-wallet";
import { completionsProblem, namedProblem } from "../../src/check/scenarios/suggestions";

describe("one of two items that is returned", () => {
  it.each([
    [{ max_amount: "12.50", amount: "12.50" }, "25.00", undefined],
    // A server may round either way.
    [{ max_amount: "12.50", amount: "12.51" }, "25.01", undefined],
    [{ max_amount: "25.00", amount: "12.50" }, "25.00", "`max_amount` is 25.00"],
    [{ max_amount: "12.50", amount: "25.00" }, "25.00", "`amount` is 25.00"],
    [{}, "25.00", undefined],
  ])("is %j of %s", (dispute, total, problem) => {
    const found = halfProblem(dispute, total);
    if (problem === undefined) expect(found).toBeUndefined();
    else expect(found).toContain(problem);
  });
});

describe("lines that cannot be ordered", () => {
  const cart = (...problems: readonly object[]) => ({ groups: [{ problems }] });
  const short = { error: "stock_short", id: 1, left: 1 };

  it.each([
    [cart(short), undefined],
    // Of the whole group.
    [cart({ error: "address_required", id: 0 }, short), undefined],
    [cart(), "nothing stands against product 1, which is stock_short"],
    [cart({ ...short, error: "pack_mismatch" }), '`error` is "pack_mismatch"'],
    [cart({ ...short, left: 2 }), "`left` is 2"],
    [cart(short, { error: "stock_short", id: 2 }), "2 lines are refused of 1"],
  ])("%j", (preview, problem) => {
    const found = problemsOfCart(preview, [short]);
    if (problem === undefined) expect(found).toBeUndefined();
    else expect(found).toContain(problem);
  });
});

describe("completions", () => {
  const tea = { type: "pro", text: "tea" };
  it.each([
    [[tea], 2, undefined],
    [[tea, { ...tea, type: "shop", id: 3 }], 2, undefined],
    [[tea, { ...tea, text: "pot" }, { ...tea, text: "cup" }], 2, "3 completions came, `limit` was 2"],
    [[tea, tea], 2, "a completion came twice"],
  ])("%j of at most %i", (rows, most, problem) => {
    expect(completionsProblem(rows, most)).toBe(problem);
  });

  const store = { type: "shop", text: "Northmill Glass", id: 3 };
  it.each([
    [[tea, store], store, 10, undefined],
    [[tea], undefined, 10, undefined],
    // There may be more of them.
    [[tea, tea], store, 2, undefined],
    [[tea], store, 2, "shop 3 of that name is not among 1 completions"],
    [[{ ...store, id: 4 }], store, 2, "shop 3 of that name is not among 1 completions"],
  ])("%j with %j", (rows, wanted, most, problem) => {
    expect(namedProblem(rows, wanted, most)).toBe(problem);
  });
});

describe("the deadline of a payment once a coin is chosen", () => {
  it.each([
    [1_795_177_146, 1_795_177_146, undefined],
    [1_795_177_146, "1795177146", undefined],
    [1_795_177_146, undefined, undefined],
    [1_795_177_146, 1_795_176_246, "`expires_at` is 1795176246 with a coin, 1795177146 before it was chosen"],
    [1_795_177_146, 1_795_178_946, "`expires_at` is 1795178946 with a coin, 1795177146 before it was chosen"],
  ])("%j, then %j", (promised, now, problem) => {
    expect(deadlineProblem(promised, now)).toBe(problem);
  });
});
