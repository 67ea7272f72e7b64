import type { BadgeTone } from "marketplace-react/ui";
import type { PlainKey } from "./types";

/** How a status is shown: its text, and the tone of its badge. */
export interface StatusView {
  text: PlainKey;
  tone: BadgeTone;
}
