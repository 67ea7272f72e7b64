/** See browser.mjs: this file only lets TypeScript configurations import it. */
export const LEAN: string[];
export const chromePathFile: string;
export function chromePath(env?: NodeJS.ProcessEnv, noteFile?: string): string | undefined;
export function systemBrowsers(env?: NodeJS.ProcessEnv): string[];
export function isExecutable(path: string): boolean;
