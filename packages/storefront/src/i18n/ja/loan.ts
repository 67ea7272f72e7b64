import type { Source, Translation } from "../types";

export const loan: Translation<Source["loan"]> = {};
