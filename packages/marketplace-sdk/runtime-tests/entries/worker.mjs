// workerd: the handler that `workerd test` calls, with the whole program in one file as a deployment has it.
import * as sdk from "marketplace-sdk";
import { runCases } from "../cases.mjs";

export default {
  async test(_controller, { ADDRESSES }) {
    console.log(JSON.stringify(await runCases(sdk, JSON.parse(ADDRESSES))));
  },
};
