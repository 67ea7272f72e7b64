import type { Source, Translation } from "../types";

export const search: Translation<Source["search"]> = {};
