import type { Source, Translation } from "../types";

export const requests: Translation<Source["requests"]> = {};
