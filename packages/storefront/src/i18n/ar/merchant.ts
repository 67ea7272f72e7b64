import type { Source, Translation } from "../types";

export const merchant: Translation<Source["merchant"]> = {};
