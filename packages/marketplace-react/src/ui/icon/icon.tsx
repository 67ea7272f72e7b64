import styles from "./icon.module.css";

/** An icon: path data on a 24-unit grid. */
export interface IconArt {
  /** `d` of one SVG path, drawn as a line. */
  d: string;
  /** Whether it points along the text, and so is mirrored in right-to-left languages. */
  directional?: boolean;
}

/** Props of {@link Icon}. */
export interface IconProps {
  /** Such as `starIcon`. */
  of: IconArt;
  /** Size in CSS pixels. */
  size?: number;
  /** Whether to fill the shape, such as a given star. Default false. */
  filled?: boolean;
}

/** An icon next to text or inside a labeled control; hidden from assistive technology. */
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

/* Apart from the other icons of the primitives, as hardly a first page is without these two. */

/** Points to the end of a row; mirrored in right-to-left languages. */
export const chevronIcon: IconArt = { d: "m9.5 5.5 6.5 6.5-6.5 6.5", directional: true };
/** A cross. */
export const closeIcon: IconArt = { d: "m6 6 12 12M18 6 6 18" };
