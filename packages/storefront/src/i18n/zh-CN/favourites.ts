import type { Source, Translation } from "../types";

export const favourites: Translation<Source["favourites"]> = {};
