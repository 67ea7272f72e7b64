/**
 * Whether a Node version can run the tools of this repository (Vite 8 needs 20.19, or 22.12 and later).
 *
 * @param {string} version as in `process.versions.node`
 * @returns {string | undefined} one sentence when it can't
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  if (fits) return undefined;
  return `Node ${version} can't run this project: please install Node 20.19 or newer (22.12 or newer within 22).`;
}
