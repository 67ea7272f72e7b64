/** Whether the contract takes `text` as an id; anything may stand in an address. */
export const isId = (text: string): boolean => /^\d{1,20}$/.test(text);
