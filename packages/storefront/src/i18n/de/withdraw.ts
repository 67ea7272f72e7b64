import type { Source, Translation } from "../types";

export const withdraw: Translation<Source["withdraw"]> = {};
