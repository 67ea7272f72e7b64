import type { Source, Translation } from "../types";

export const orders: Translation<Source["orders"]> = {};
