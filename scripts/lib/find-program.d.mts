/** See find-program.mjs: this file only lets tests in TypeScript import it. */
export function findProgram(program: string): string | undefined;
