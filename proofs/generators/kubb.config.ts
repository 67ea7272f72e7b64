import { defineConfig } from "@kubb/core";
import { pluginClient } from "@kubb/plugin-client";
import { pluginOas } from "@kubb/plugin-oas";
import { pluginTs } from "@kubb/plugin-ts";

export default defineConfig({
  input: { path: "../../openapi/openapi.yaml" },
  output: { path: "generated/kubb", format: false, lint: false, barrelType: "all" },
  plugins: [
    pluginOas({ generators: [] }),
    pluginTs(),
    pluginClient({ client: "fetch", bundle: true, dataReturnType: "full" }),
  ],
});
