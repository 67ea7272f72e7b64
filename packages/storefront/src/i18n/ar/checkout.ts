import type { Source, Translation } from "../types";

export const checkout: Translation<Source["checkout"]> = {};
