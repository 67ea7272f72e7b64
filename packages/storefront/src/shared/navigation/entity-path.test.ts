import { expect, test } from "vitest";
import { entityPath } from "./entity-path";

test.each([
  [{ type: "order", id: 0, no: "O1" }, "/order?no=O1"],
  [{ type: "pay", id: 0, no: "P1" }, "/pay?no=P1"],
  [{ type: "recharge", id: 7, no: "R7" }, "/rechargeDetail?id=7"],
  [{ type: "withdrawal", id: "8" }, "/withdrawRecode?id=8"],
  [{ type: "product", id: 9 }, "/goods?id=9"],
  [{ type: "loan", id: 3 }, "/loan"],
  [{ type: "application" }, "/merchant"],
  [{ type: "request", id: 813 }, "/search?tab=requests&id=813"],
  [{ type: "order", id: 0, no: "" }, undefined],
  [{ type: "recharge", id: 0 }, undefined],
  [{ type: "comment", id: 4 }, undefined],
  [{ type: "something new", id: 4 }, undefined],
])("%o leads to %s", (ref, path) => expect(entityPath(ref)).toBe(path));
