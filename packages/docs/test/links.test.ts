import { describe, expect, it } from "vitest";
import { linksOf, repositoryPlaces, wordPlaces } from "../src/links";

const words = wordPlaces(
  [{ id: "orders.create" }],
  [
    {
      specifier: "marketplace-sdk/state",
      exports: [
        { name: "createCart", kind: "function", code: "", text: "", tags: [], origin: "source" },
        { name: "page", kind: "function", code: "", text: "", tags: [], origin: "source" },
        { name: "Order", kind: "type", code: "", text: "", tags: [], origin: "schema" },
      ],
    },
  ],
);
const repository = repositoryPlaces([
  {
    url: "concepts/errors.html",
    path: "packages/docs/content/concepts/errors.md",
    text: "# Errors\n\n## Calls",
    included: [
      { path: "packages/a/README.md", part: "errors", anchors: ["kinds"] },
      { path: "packages/a/README.md", part: "calls", anchors: [] },
    ],
  },
]);
const links = linksOf("guides/react.html", "packages/docs/content/guides/react.md", { words, repository });

describe("links of a page", () => {
  it("knows operations and exports by their names, and no word of every day", () => {
    expect(links.word("orders.create")).toBe("../api/orders.create.html");
    expect(links.word("market.orders.create(input)")).toBe("../api/orders.create.html");
    expect(links.word("createCart")).toBe("../sdk/state.html#createCart");
    expect(links.word("page")).toBeUndefined();
    expect(links.word("Order")).toBeUndefined();
  });

  it("follows links between written pages, and into the references", () => {
    expect(links.target("../concepts/errors.md#calls")).toBe("../concepts/errors.html#calls");
    expect(links.target("api:")).toBe("../api/index.html");
    expect(links.target("sdk:createCart")).toBe("../sdk/state.html#createCart");
    expect(links.target("type:Order")).toBe("../api/types.html#Order");
    expect(links.target("https://example.com")).toBe("https://example.com");
    expect(() => links.target("missing.md")).toThrow("which no page of the site has");
    expect(() => links.target("api:no.such")).toThrow("which no page of the site has");
  });

  it("finds what another page has taken in, and leaves the rest as words", () => {
    expect(links.target("repo:packages/a/README.md#kinds")).toBe("../concepts/errors.html#kinds");
    expect(links.target("repo:packages/a/README.md#calls")).toBe("../concepts/errors.html#calls");
    expect(links.target("repo:CONTRIBUTING.md")).toBeUndefined();
  });
});
