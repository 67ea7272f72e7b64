import { BILLING } from "../../shared/storage/claim-storage";
import { deviceStorage } from "../../shared/storage/storages";

/** Billing details of a company for its invoices. */
export interface Billing {
  readonly company: string;
  readonly taxNumber: string;
  readonly address: string;
}

/** PO numbers that are kept, the newest orders'. */
const MAX_NUMBERS = 100;

interface Kept extends Billing {
  /** By order. */
  readonly numbers: Readonly<Record<string, string>>;
}

const NOTHING: Kept = { company: "", taxNumber: "", address: "", numbers: {} };

/** The member's details on this device, and the PO number of one order. */
export function readBilling(orderNo: string, storage = deviceStorage()): Billing & { purchaseOrder: string } {
  const { numbers, ...billing } = read(storage);
  return { ...billing, purchaseOrder: numbers[orderNo] ?? "" };
}

/** Stores them. A full or blocked storage keeps its old value. */
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
    // The document on screen has them anyway.
  }
}

function read(storage: Pick<Storage, "getItem"> | undefined): Kept {
  try {
    const kept = JSON.parse(storage?.getItem(BILLING) ?? "null");
    const text = (value: unknown): string => (typeof value === "string" ? value : "");
    return {
      company: text(kept.company),
      taxNumber: text(kept.taxNumber),
      address: text(kept.address),
      numbers: Object.fromEntries(
        Object.entries(kept.numbers ?? {}).map(([order, value]) => [order, text(value)]),
      ),
    };
  } catch {
    return NOTHING;
  }
}
