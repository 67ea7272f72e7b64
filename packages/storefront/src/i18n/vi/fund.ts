import type { Source, Translation } from "../types";

export const fund: Translation<Source["fund"]> = {};
