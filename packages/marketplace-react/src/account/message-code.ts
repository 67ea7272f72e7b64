import { latinDigits } from "marketplace-sdk/money";
import { typedName } from "../typed-name.js";

/** A code from a message as typed or pasted, which may show it in groups, with dashes of any kind: "123 456", "123-456". */
export const typedMessageCode = (typed: string): string =>
  latinDigits(typedName(typed)).replace(/[\s\p{Pd}\u2212]/gu, "");
