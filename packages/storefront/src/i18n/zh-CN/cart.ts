import type { Source, Translation } from "../types";

export const cart: Translation<Source["cart"]> = {};
