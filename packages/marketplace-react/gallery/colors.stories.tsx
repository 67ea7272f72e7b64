import { useLayoutEffect, useState } from "react";
import { Badge } from "../src/ui/badge/badge";
import { CONTRAST_PAIRS, contrast } from "./contrast";
import styles from "./gallery.module.css";
import type { Meta } from "./story";
import { useWords } from "./words";

const meta: Meta = { title: "Colors" };
export default meta;

/** Each pair of the theme, the contrast that the browser's own colors have, and what the pair needs. */
export function Contrast() {
  const { product } = useWords();
  return (
    <table className={styles.colors}>
      <tbody>
        {CONTRAST_PAIRS.map(([text, ground, ratio]) => (
          <Row key={`${text} ${ground}`} text={text} ground={ground} ratio={ratio} sample={product} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  text: string;
  ground: string;
  ratio: number;
  sample: string;
}

function Row({ text, ground, ratio, sample }: RowProps) {
  const [cell, setCell] = useState<HTMLElement | null>(null);
  const [found, setFound] = useState(0);
  useLayoutEffect(() => {
    if (!cell) return;
    const { color, backgroundColor } = getComputedStyle(cell);
    setFound(contrast(channelsOf(color), channelsOf(backgroundColor)));
  }, [cell]);
  const isEnough = found >= ratio;
  return (
    <tr data-contrast={found.toFixed(2)} data-needed={ratio}>
      <td ref={setCell} style={{ color: `var(${text})`, background: `var(${ground})` }} dir="auto">
        {sample}
      </td>
      <td dir="ltr">
        {text} {ground}
      </td>
      <td>
        <Badge tone={isEnough ? "success" : "danger"}>{found.toFixed(1)}</Badge>
      </td>
    </tr>
  );
}

const channelsOf = (color: string): number[] =>
  color
    .match(/[\d.]+/g)
    ?.slice(0, 3)
    .map(Number) ?? [];
