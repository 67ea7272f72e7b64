import { type Fault, fault, inRows, onSuccess, withField } from "./mutators";

/** Answers that contradict themselves. */
export const consistencyFaults: readonly Fault[] = [
  fault(
    "shows a total that is not its parts",
    "orders.get",
    "consistency",
    onSuccess("orders.get", withField("total", "1.00")),
  ),
  fault(
    "shows buttons that a state does not have",
    "orders.list",
    "consistency",
    onSuccess("orders.list", inRows("can", { pay: true, cancel: true, receipt: true, comment: true })),
  ),
  fault(
    "counts other orders than its series",
    "merchant.stats",
    "consistency",
    onSuccess("merchant.stats", withField("order_count", 1)),
  ),
  fault(
    "shows another product alone than in its list",
    "products.list",
    "consistency",
    onSuccess("products.list", inRows("title", "Another one")),
  ),
];
