import { BILLING, deviceStorage } from "../../shared/storage";

/** A company's details for its invoices. */
interface Billing {
  readonly company: string;
  readonly taxNumber: string;
  readonly address: string;
}

/** PO numbers to keep, those of the newest orders. */
const MAX_NUMBERS = 100;

interface StoredBilling extends Billing {
  /** PO numbers by order number. */
  readonly numbers: Readonly<Record<string, string>>;
}

const EMPTY: StoredBilling = { company: "", taxNumber: "", address: "", numbers: {} };

/** The company's details and the PO number of one order, as stored on this device. */
export function readBilling(orderNo: string, storage = deviceStorage()): Billing & { purchaseOrder: string } {
  const { numbers, ...billing } = read(storage);
  return { ...billing, purchaseOrder: numbers[orderNo] ?? "" };
}

/** Stores them. If the storage is blocked or full, the previous values stay. */
export function writeBilling(
  orderNo: string,
  { purchaseOrder, company, taxNumber, address }: Billing & { purchaseOrder: string },
  storage = deviceStorage(),
): void {
  const { [orderNo]: _, ...others } = read(storage).numbers;
  const numbers = Object.entries(others).slice(1 - MAX_NUMBERS);
  if (purchaseOrder) numbers.push([orderNo, purchaseOrder]);
  try {
    storage?.setItem(
      BILLING,
      JSON.stringify({ company, taxNumber, address, numbers: Object.fromEntries(numbers) }),
    );
  } catch {
    // The invoice on screen shows them anyway.
  }
}

function read(storage: Pick<Storage, "getItem"> | undefined): StoredBilling {
  try {
    const stored = JSON.parse(storage?.getItem(BILLING) ?? "null");
    const text = (value: unknown): string => (typeof value === "string" ? value : "");
    return {
      company: text(stored.company),
      taxNumber: text(stored.taxNumber),
      address: text(stored.address),
      numbers: Object.fromEntries(
        Object.entries(stored.numbers ?? {}).map(([order, value]) => [order, text(value)]),
      ),
    };
  } catch {
    return EMPTY;
  }
}
