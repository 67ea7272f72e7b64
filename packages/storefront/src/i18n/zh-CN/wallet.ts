import type { Source, Translation } from "../types";

export const wallet: Translation<Source["wallet"]> = {};
