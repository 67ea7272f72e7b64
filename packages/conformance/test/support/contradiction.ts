import type { Exchange } from "../../src/check/call";
import { contradictions } from "../../src/check/consistency/consistency";
import type { Fields } from "../../src/check/json";

/** The server's time of every answer here, in seconds. */
export const NOW = 1_795_175_706;
export const DAY = 86_400;

/** What contradicts itself first in a successful answer of an operation. */
export const problemIn = (id: string, data: unknown, fields: Fields = {}) => {
  const exchange: Exchange = {
    request: { method: "POST", url: "http://market.example", headers: {}, body: "" },
    answer: { status: 200, headers: {}, body: JSON.stringify({ code: 1, time: NOW }) },
  };
  return contradictions(id, fields, { exchange, code: 1, data, error: undefined, isAccepted: true })[0];
};
