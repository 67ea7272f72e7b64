/** See quick-folder.mjs: this file only lets tests in TypeScript import it. */
export function quickFolder(): string;
