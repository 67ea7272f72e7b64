/** The written pages, in the order they are read. Each stands in `content/` and keeps its place on the site. */
export const SECTIONS: readonly { title: string; pages: readonly string[] }[] = [
  { title: "Start", pages: ["index", "start/layout"] },
  {
    title: "Concepts",
    pages: [
      "concepts/envelope",
      "concepts/values",
      "concepts/errors",
      "concepts/session",
      "concepts/storage",
      "concepts/idempotency",
      "concepts/languages",
      "concepts/lists",
    ],
  },
  {
    title: "Guides",
    pages: [
      "guides/client",
      "guides/page",
      "guides/react",
      "guides/vue",
      "guides/server",
      "guides/script",
      "guides/orders",
      "guides/testing",
      "guides/sandbox",
      "guides/storefront",
      "guides/conformance",
      "guides/contract",
    ],
  },
  { title: "Operating", pages: ["operate/go-live", "operate/migration"] },
];
