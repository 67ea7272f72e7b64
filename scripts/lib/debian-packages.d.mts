/** See debian-packages.mjs: this file only lets TypeScript configurations import it. */
export interface PackageHost {
  find: (program: string) => string | undefined;
  canInstall: () => boolean;
  install: (packages: string[]) => boolean;
  say: (line: string) => void;
}
export const TEST_SERVERS: Readonly<Record<string, string>>;
export function ensurePrograms(packageOf: Readonly<Record<string, string>>, host: PackageHost): string[];
export function findProgram(program: string, env?: NodeJS.ProcessEnv): string | undefined;
/** @param run replaced in tests */
export function packageHost(
  say: (line: string) => void,
  run?: (command: string[], output?: "inherit" | "ignore") => boolean,
): PackageHost;
