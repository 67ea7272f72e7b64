/** Products of the contract's examples in the shape of contract-products.json. */
export function contractProducts(): unknown[];
