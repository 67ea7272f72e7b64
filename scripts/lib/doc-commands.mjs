/**
 * Commands of a page (`npm run x`, `npm run x -w workspace`) that no manifest has. A page in a workspace may name scripts of that
 * workspace or the root.
 *
 * @param {import("./source-files.mjs").SourceFile} page
 * @param {{ root: import("./workspaces.mjs").Manifest, workspaces: import("./workspaces.mjs").Workspace[] }} project
 * @returns {import("./report-findings.mjs").Finding[]}
 */
export function unknownCommands({ path, text }, { root, workspaces }) {
  const home = workspaces.find(({ folder }) => path.startsWith(`${folder}/`))?.manifest;
  return [...text.matchAll(/npm run ([\w:-]+)(?: (?:-w|--workspace) ([\w-]+))?/g)].flatMap((match) => {
    const [command, script = "", workspace] = match;
    const named = workspaces.find(({ manifest }) => manifest.name === workspace)?.manifest;
    const manifests = workspace ? [named] : [root, home];
    if (manifests.some((manifest) => manifest?.scripts?.[script] !== undefined)) return [];
    const line = text.slice(0, match.index).split("\n").length;
    return [{ path, line, message: `there is no command "${command}"` }];
  });
}
