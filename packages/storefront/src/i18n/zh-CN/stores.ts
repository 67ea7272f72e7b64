import type { Source, Translation } from "../types";

export const stores: Translation<Source["stores"]> = {};
