/**
 * @param {string} text
 * @param {number} index
 * @returns {number} from 1
 */
export function lineAt(text, index) {
  return text.slice(0, index).split("\n").length;
}
