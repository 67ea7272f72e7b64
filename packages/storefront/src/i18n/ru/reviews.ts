import type { Source, Translation } from "../types";

export const reviews: Translation<Source["reviews"]> = {};
