import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { contentSecurity } from "./build/content-security";
import { precache } from "./build/precache";

const api = `http://127.0.0.1:${process.env.MOCK_PORT ?? "4010"}`;
const proxy = { "/api": api, "/uploads": api };

export default defineConfig({
  plugins: [react(), precache(), contentSecurity({ apiUrl: process.env.VITE_API_URL })],
  css: { transformer: "lightningcss" },
  server: { port: Number(process.env.PORT ?? 5173), proxy },
  preview: { port: Number(process.env.PORT ?? 4173), proxy },
  build: {
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: "index.html", "service-worker": "src/worker/service-worker.ts" },
      output: {
        entryFileNames: ({ name }) => (name === "service-worker" ? "[name].js" : "assets/[name]-[hash].js"),
      },
    },
  },
  test: { include: ["src/**/*.test.ts", "src/**/*.test.tsx", "build/**/*.test.ts"] },
});
