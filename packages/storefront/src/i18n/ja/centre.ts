import type { Source, Translation } from "../types";

export const centre: Translation<Source["centre"]> = {};
