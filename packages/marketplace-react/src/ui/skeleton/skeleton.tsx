import styles from "./skeleton.module.css";

/** Props of {@link Skeleton}; lengths are CSS. */
export interface SkeletonProps {
  /** Default `100%`. */
  width?: string;
  /** Height of the content to come, so that nothing moves. Default: the width divided by `ratio`. */
  height?: string;
  /** Border radius. Default `8px`. */
  radius?: string;
  /** Width divided by height instead of a height. */
  ratio?: number;
}

/** The shape of content that is loading. */
export function Skeleton({ width = "100%", height, radius = "8px", ratio }: SkeletonProps) {
  return (
    <span
      className={styles.skeleton}
      style={{ inlineSize: width, blockSize: height, borderRadius: radius, aspectRatio: ratio }}
      aria-hidden="true"
    />
  );
}

/** Skeletons of product cards, for a Grid or ScrollRow. */
export function CardSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={`skeleton-${String(index)}`} className={styles.card}>
      <Skeleton ratio={1} radius="var(--radius-card)" />
      <Skeleton height="14px" width="90%" />
      <Skeleton height="20px" width="45%" />
    </li>
  ));
}
