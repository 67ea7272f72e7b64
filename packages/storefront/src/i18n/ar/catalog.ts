import type { Source, Translation } from "../types";

export const catalog: Translation<Source["catalog"]> = {};
