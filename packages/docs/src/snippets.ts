import { curlCommand, requestOf } from "marketplace-contract/collection";
import type { Bundle, Operation } from "./contract";

const VALUES = { baseUrl: "http://127.0.0.1:4020", token: "$TOKEN", $guid: "$(uuidgen)" };

/** A curl command that calls the operation on the sandbox, from the contract's collection. */
export const curlOf = (bundle: Bundle, { method, path, described }: Operation): string =>
  curlCommand(requestOf(bundle, { method, path, operation: described }), VALUES);
