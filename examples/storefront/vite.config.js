import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// API and pictures on the page's own origin: no CORS, and the address of the server is in one place.
const server = { target: process.env.MARKET_URL ?? "http://127.0.0.1:4020", changeOrigin: true };
const proxy = { "/api": server, "/uploads": server };

export default defineConfig({ plugins: [react()], server: { proxy }, preview: { proxy } });
