/**
 * Marks of fictional companies for the demonstration's footer: a sign and a name. Letters are drawn as strokes, so that they look the
 * same whatever fonts a machine has.
 */

const INK = "#3a3734";
const GROUND = "#fffdf9";
const HEIGHT = 40;
const SIGN_END = 40;
const LETTER_GAP = 4.6;

const BOWL = "M10 5a5 5 0 1 1-10 0a5 5 0 1 1 10 0";
/** Lower-case letters between y 0 and the baseline at 10, with their widths. */
const LETTERS: Readonly<Record<string, readonly [path: string, width: number]>> = {
  a: [`${BOWL}M10 0v10`, 10],
  b: [`${BOWL}M0-5v15`, 10],
  d: [`${BOWL}M10-5v15`, 10],
  e: ["M0.2 5h9.8a5 5 0 1 0-2 4", 10],
  f: ["M2 10v-11.5a3.5 3.5 0 0 1 3.5-3.5M-0.5 0h5.5", 5],
  h: ["M0-5v15M0 5a4.5 4.5 0 0 1 9 0v5", 9],
  i: ["M0 0v10M0-4.4v.1", 0],
  k: ["M0-5v15M7.5 0l-7.5 6M2.8 3.9l5 6.1", 7.8],
  l: ["M0-5v15", 0],
  m: ["M0 0v10M0 4a4 4 0 0 1 8 0v6M8 4a4 4 0 0 1 8 0v6", 16],
  n: ["M0 0v10M0 4.5a4.5 4.5 0 0 1 9 0v5.5", 9],
  o: [BOWL, 10],
  p: [`${BOWL}M0 0v15`, 10],
  q: [`${BOWL}M10 0v15`, 10],
  r: ["M0 0v10M0 5a4.5 4.5 0 0 1 5-5", 5],
  s: ["M6.8 1.6c-1.2-2.2-6.4-2-6.4.9s6.8 1.8 6.8 5s-5.8 3.4-7.2.9", 7.2],
  t: ["M2-4v11a3 3 0 0 0 3 3M-0.5 0h5.5", 5],
  u: ["M0 0v5.5a4.5 4.5 0 0 0 9 0M9 0v10", 9],
  v: ["M0 0l4.5 10l4.5-10", 9],
  w: ["M0 0l3.6 10l3.6-10l3.6 10l3.6-10", 14.4],
  x: ["M0 0l8 10M8 0l-8 10", 8],
};

/** Signs in a square of 20. */
const SIGNS: Readonly<Record<string, string>> = {
  vellora:
    '<circle cx="7" cy="10" r="7" fill="#3c7a89"/><circle cx="13" cy="10" r="7" fill="#e0a458" opacity=".85"/>',
  quorin:
    '<circle cx="10" cy="10" r="7.5" fill="none" stroke="#6457a6" stroke-width="5"/><path d="M12 12l7 7" stroke="#6457a6" stroke-width="4"/>',
  tesselo:
    '<path d="M0 0h9v9H0zM11 11h9v9h-9z" fill="#b5493b"/><path d="M11 0h9v9h-9zM0 11h9v9H0z" fill="#e3a587"/>',
  brixora:
    '<path d="M0 1h12v5H0zM8 8h12v5H8zM0 15h12v4H0z" fill="#2f6f4f"/><path d="M14 1h6v5h-6zM0 8h6v5H0zM14 15h6v4h-6z" fill="#8fbf9f"/>',
  harrowmill:
    '<path d="M10 10L3 3l6-3zM10 10l7-7l3 6zM10 10l7 7l-6 3zM10 10l-7 7l-3-6z" fill="#a8642a"/><circle cx="10" cy="10" r="2" fill="#f3efe8"/>',
  okkava:
    '<path d="M2 18C2 7 8 2 19 1c0 11-6 17-17 17z" fill="#4d7c3a"/><path d="M2 18L13 7" stroke="#cfe0b8" stroke-width="1.6"/>',
  fernode:
    '<path d="M10 20V2" stroke="#27687a" stroke-width="2"/><path d="M10 6l7-4M10 6L3 2M10 11l8-4M10 11L2 7M10 16l8-4M10 16l-8-4" stroke="#27687a" stroke-width="2.4" stroke-linecap="round"/>',
  pallisti:
    '<path d="M0 20V10a10 10 0 0 1 20 0v10h-5V10a5 5 0 0 0-10 0v10z" fill="#8c3f62"/><path d="M7.5 20v-9a2.5 2.5 0 0 1 5 0v9z" fill="#d798b4"/>',
};

/** Payment methods and partners of the demonstration, by the name in their address. */
export const PAYMENT_MARKS: readonly string[] = ["vellora", "quorin", "tesselo", "brixora"];
export const PARTNER_MARKS: readonly string[] = ["harrowmill", "okkava", "fernode", "pallisti"];

/** The name as an operator would write it. */
export const markTitle = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** @returns SVG; undefined for a mark that there is not */
export function drawMark(name: string): string | undefined {
  const sign = Object.hasOwn(SIGNS, name) ? SIGNS[name] : undefined;
  if (sign === undefined) return undefined;
  let x = SIGN_END;
  const letters = [...name].map((letter) => {
    const [path, width] = LETTERS[letter] ?? ["", 0];
    const drawn = `<path d="${path}" transform="translate(${Math.round(x * 10) / 10} 15)"/>`;
    x += width + LETTER_GAP;
    return drawn;
  });
  const width = Math.round(x - LETTER_GAP + 14);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}"><rect width="${width}" height="${HEIGHT}" rx="10" fill="${GROUND}"/><g transform="translate(11 10)" fill="none">${sign}</g><g fill="none" stroke="${INK}" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round">${letters.join("")}</g></svg>
`;
}
