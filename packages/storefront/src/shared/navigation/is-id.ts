/** Whether the contract takes `text` as an id; an address may hold anything. */
export const isId = (text: string): boolean => /^\d{1,20}$/.test(text);
