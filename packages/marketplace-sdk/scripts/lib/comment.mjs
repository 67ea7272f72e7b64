const WIDTH = 130;

/** Lines of a JSDoc comment, none without text. */
export function comment(lines, indent = "") {
  const text = lines.map((line) => line.replaceAll("*/", "*\\/"));
  if (text.length === 0) return [];
  const [only] = text;
  if (text.length === 1 && only.length + indent.length < WIDTH) return [`${indent}/** ${only} */`];
  return [`${indent}/**`, ...text.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */`];
}

/** Breaks a text into lines. */
export function wrap(text, width = WIDTH - 4) {
  const lines = [];
  for (const word of text.trim().split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
