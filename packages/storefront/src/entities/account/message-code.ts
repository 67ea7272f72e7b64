import { latinDigits } from "marketplace-sdk/money";
import { typedItemCode } from "../../shared/typed";

/** A code from a message as typed or pasted, which may show it in groups: "123 456", "123-456". */
export const typedMessageCode = (typed: string): string =>
  latinDigits(typedItemCode(typed)).replace(/[\s-]/g, "");
