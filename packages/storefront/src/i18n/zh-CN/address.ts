import type { Source, Translation } from "../types";

export const address: Translation<Source["address"]> = {};
