import type { UiLinkProps, UiSettings } from "marketplace-react/ui";
import { Link } from "wouter";
import type { I18n } from "../i18n";

/** The router's link, as the primitives call it. */
const UiLink = ({ replace = false, ...anchor }: UiLinkProps) => <Link replace={replace} {...anchor} />;

/** What the primitives need: the user's texts and formats, and the router's link. */
export const uiSettings = ({ labels, tag, number, moneyParts }: I18n): UiSettings => ({
  language: tag,
  Link: UiLink,
  formatNumber: number,
  formatPrice: moneyParts,
  labels,
});
