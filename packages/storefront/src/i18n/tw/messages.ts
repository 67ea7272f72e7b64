import type { Source, Translation } from "../types";

export const messages: Translation<Source["messages"]> = {};
