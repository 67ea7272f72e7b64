"use client";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { classNames } from "../class-names.js";
import { Icon } from "../icon/icon.js";
import { starIcon } from "../icon/icons.js";
import { useUi } from "../ui-provider.js";
import styles from "./badge.module.css";

/** The meaning of a badge's color: neutral, under way, done, needs the user, failed. */
export type BadgeTone = "plain" | "info" | "success" | "warning" | "danger";

/** Props of {@link Badge}; everything a `<span>` takes. */
export interface BadgeProps extends ComponentPropsWithoutRef<"span"> {
  /** Default `plain`. */
  tone?: BadgeTone;
  /** One or two words. */
  children: ReactNode;
}

/** A status in one or two words, on a muted tint. */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { tone = "plain", className, ...rest },
  ref,
) {
  return <span {...rest} ref={ref} className={classNames(styles.badge, className)} data-tone={tone} />;
});

/** Props of {@link Rating}; everything a `<span>` takes. */
export interface RatingProps extends Omit<ComponentPropsWithoutRef<"span">, "children"> {
  /** 1 to 5; shown in whole stars. */
  value: number;
  /** Size of a star in CSS pixels. Default 16. */
  size?: number;
}

/** One to five stars, described to assistive technology in a sentence. */
export const Rating = forwardRef<HTMLSpanElement, RatingProps>(function Rating(
  { value, size = 16, className, ...rest },
  ref,
) {
  const { labels } = useUi();
  return (
    <span
      role="img"
      aria-label={labels.rating(value)}
      {...rest}
      ref={ref}
      className={classNames(styles.rating, className)}
    >
      {[1, 2, 3, 4, 5].map((star) => (
        <span key={star} data-on={star <= Math.round(value) || undefined}>
          <Icon of={starIcon} size={size} filled={star <= Math.round(value)} />
        </span>
      ))}
    </span>
  );
});
