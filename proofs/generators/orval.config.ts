import { defineConfig } from "orval";

export default defineConfig({
  marketplace: {
    input: "../../openapi/openapi.yaml",
    output: {
      target: "generated/orval.ts",
      client: "fetch",
      override: { mutator: { path: "programs/orval-fetch.ts", name: "send" } },
    },
  },
});
