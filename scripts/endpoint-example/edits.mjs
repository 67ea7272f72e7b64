/** How the worked examples change files. */

/** @typedef {{ path: string, write: (text: string) => string }} Edit `text` is empty when the file doesn't exist yet */

/**
 * One more endpoint.
 *
 * @typedef {object} Endpoint
 * @property {string} id its operationId
 * @property {Edit[]} contract what contract and SDK need; the method, its types and its documentation are generated
 * @property {Edit[]} server what the reference server, its proofs and the checker also need, and the changelog entry
 */

/**
 * @param {string} anchor
 * @param {string} text goes before it
 */
export function before(anchor, text) {
  return replace(anchor, text + anchor);
}

/**
 * @param {string} anchor
 * @param {string} replacement
 * @returns {Edit["write"]}
 */
export function replace(anchor, replacement) {
  return (text) => {
    if (text.split(anchor).length !== 2) throw new Error(`${JSON.stringify(anchor)} has to be there once`);
    return text.replace(anchor, () => replacement);
  };
}

/**
 * @param {Edit["write"]} first
 * @param {Edit["write"]} second
 * @returns {Edit["write"]}
 */
export function both(first, second) {
  return (text) => second(first(text));
}
