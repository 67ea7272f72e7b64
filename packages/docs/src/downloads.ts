import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** A file of the contract that the site offers. */
export interface Download {
  /** Address on the site. */
  url: string;
  /** A one-sentence description; undefined for a file that only another one needs. */
  about: string | undefined;
  content: string | Buffer;
}

const FOLDER = "contract";
const BUILT = [
  ["dist/openapi.json", "The whole contract in one file, with every example."],
  ["openapi.yaml", "The same in YAML."],
  [
    "dist/marketplace.postman_collection.json",
    "A request for every operation, for Postman, Bruno and others.",
  ],
] as const;

/** The built contract, its collection and its journeys, all in one folder. */
export function downloadsOf(root: string): Download[] {
  const journeys = join(root, "openapi", "workflows");
  return [
    ...BUILT.map(([file, about]) => ({
      url: `${FOLDER}/${basename(file)}`,
      about,
      content: readFileSync(join(root, "openapi", file)),
    })),
    ...readdirSync(journeys)
      .sort()
      .map((name) => {
        const url = `${FOLDER}/${name}`;
        if (!name.endsWith(".arazzo.yaml"))
          return { url, about: undefined, content: readFileSync(join(journeys, name)) };
        // On the site, the contract is next to the journeys.
        const content = readFileSync(join(journeys, name), "utf8").replace("../", "");
        return { url, about: `Journey: ${/^ {2}summary: (.*)$/m.exec(content)?.[1] ?? name}`, content };
      }),
  ];
}
