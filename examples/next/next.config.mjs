const api = process.env.MARKET_URL ?? "http://127.0.0.1:4020";

/** API and pictures on the page's own origin: no CORS, and pages show the addresses of pictures as they are. */
export default {
  distDir: "out",
  rewrites: async () => [
    { source: "/api/:path*", destination: `${api}/api/:path*` },
    { source: "/uploads/:path*", destination: `${api}/uploads/:path*` },
  ],
};
