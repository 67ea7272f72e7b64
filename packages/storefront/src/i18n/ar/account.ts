import type { Source, Translation } from "../types";

export const account: Translation<Source["account"]> = {};
