/** A text without accents and case, to match what a user types to search. */
export const searchKey = (text: string): string =>
  text.trim().normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
