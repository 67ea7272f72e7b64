import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { classNames } from "../class-names.js";
import styles from "./icon.module.css";

/** An icon: path data on a 24-unit grid. */
export interface IconArt {
  /** `d` of one SVG path, drawn as a line. */
  d: string;
  /** Whether it points along the text, and so is mirrored in right-to-left languages. */
  directional?: boolean;
}

/** Props of {@link Icon}; everything an `<svg>` takes. */
export interface IconProps extends Omit<ComponentPropsWithoutRef<"svg">, "of" | "children"> {
  /** Such as `starIcon`. */
  of: IconArt;
  /** Size in CSS pixels. */
  size?: number;
  /** Whether to fill the shape, such as a given star. Default false. */
  filled?: boolean;
}

/** An icon next to text or inside a labeled control; hidden from assistive technology. */
export const Icon = forwardRef<SVGSVGElement, IconProps>(function Icon(
  { of, size = 24, filled, className, ...rest },
  ref,
) {
  return (
    <svg
      aria-hidden="true"
      {...rest}
      ref={ref}
      className={classNames(styles.icon, of.directional && styles.directional, className)}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      data-filled={filled || undefined}
    >
      <path d={of.d} />
    </svg>
  );
});

/* Apart from the other icons of the primitives, as hardly a first page is without these two. */

/** Points to the end of a row; mirrored in right-to-left languages. */
export const chevronIcon: IconArt = { d: "m9.5 5.5 6.5 6.5-6.5 6.5", directional: true };
/** A cross. */
export const closeIcon: IconArt = { d: "m6 6 12 12M18 6 6 18" };
