import vue from "@vitejs/plugin-vue";
import { defineConfig } from "vite";

// The API on the page's own origin: no CORS, and the address of the server is in one place.
const proxy = { "/api": { target: process.env.MARKET_URL ?? "http://127.0.0.1:4020", changeOrigin: true } };

export default defineConfig({ plugins: [vue()], server: { proxy }, preview: { proxy } });
