import type { SiteImages } from "../generated/types.js";
import type { LanguageCode } from "../state/languages.js";

/** A picture with its size, as far as that is known. */
export interface HeadPicture {
  /** Its address. */
  url: string;
  /** In pixels. */
  width?: number | undefined;
  /** In pixels. */
  height?: number | undefined;
}

/** The shop whose pages they are, in the language of the page. */
export interface HeadSite {
  /** Address of the shop, without a slash at its end. Canonical addresses begin with it. */
  origin: string;
  /** The shop's name: `web_name` of `site.home`. */
  name: string;
  /** What is said of a page that says nothing about itself. */
  description?: string | undefined;
  /** Titles of screens, by the first part of their path; `*` of what does not exist. */
  titles?: Readonly<Record<string, string>> | undefined;
  /** Language of the page where its address names none. Default: English. */
  language?: LanguageCode | undefined;
  /** Languages that the shop can be read in. Default: all. */
  languages?: readonly LanguageCode[] | undefined;
  /** `images` of `site.config`. */
  images?: SiteImages | undefined;
  /** The shop's picture, for pages without one; its address is absolute or from the origin. */
  logo?: HeadPicture | undefined;
  /** Where pictures come from whose addresses have no origin. Default: the shop's origin. */
  pictures?: string | undefined;
}
