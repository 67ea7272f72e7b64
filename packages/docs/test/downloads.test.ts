import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { apiIndexPage } from "../src/api-index";
import { brokenLinks } from "../src/check-links";
import { operationsOf, readBundle } from "../src/contract";
import { downloadsOf } from "../src/downloads";

const root = join(import.meta.dirname, "../../..");
const downloads = downloadsOf(root);
const files = new Set(downloads.map(({ url }) => url));

describe("downloads", () => {
  it("are the contract, its collection and its journeys, each linked from the overview", () => {
    const bundle = readBundle(join(root, "openapi/dist/openapi.json"));
    const links = { word: () => undefined, target: (href: string) => href };
    const page = apiIndexPage(bundle, operationsOf(bundle), downloads, links);
    const linked = [...page.html.matchAll(/href="\.\.\/(contract\/[^"]+)" download/g)].map(([, url]) => url);
    expect(linked).toEqual([
      "contract/openapi.json",
      "contract/openapi.yaml",
      "contract/marketplace.postman_collection.json",
      "contract/apply-as-merchant.arazzo.yaml",
      "contract/buy.arazzo.yaml",
      "contract/recharge.arazzo.yaml",
      "contract/withdraw.arazzo.yaml",
    ]);
    const broken = brokenLinks([page], files).filter(({ message }) => message.includes("contract/"));
    expect(broken).toEqual([]);
  });

  it("come with the files that the journeys refer to", () => {
    const journeys = downloads.filter(({ url }) => url.endsWith(".arazzo.yaml"));
    const named = journeys.flatMap(({ content }) =>
      [...String(content).matchAll(/^ {4}url: (\S+)$|\$file\('([^']+)'\)$/gm)].map(
        (match) => match[1] ?? match[2],
      ),
    );
    expect([...new Set(named)].sort()).toEqual(["openapi.json", "picture.png"]);
    for (const name of named) expect(files).toContain(`contract/${name}`);
  });
});
