import styles from "./icon.module.css";

/** An icon: path data on a 24-unit grid. */
export interface IconArt {
  d: string;
  /** Points along the text and turns around right-to-left. */
  directional?: boolean;
}

/** Props of {@link Icon}. */
export interface IconProps {
  of: IconArt;
  /** Edge in CSS pixels. */
  size?: number;
  filled?: boolean;
}

/** A drawn sign beside words or inside a labelled control; hidden from assistive technology. */
export function Icon({ of, size = 24, filled }: IconProps) {
  return (
    <svg
      className={of.directional ? `${styles.icon} ${styles.directional}` : styles.icon}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      data-filled={filled || undefined}
      aria-hidden="true"
    >
      <path d={of.d} />
    </svg>
  );
}
