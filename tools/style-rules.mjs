/* Rules of style sheets, checked by `npm run styles`: right-to-left languages mirror by themselves, and every theme is complete. */

/** Sizes and scrolling along an axis are named by it: they do not mirror. */
const BY_AXIS = [
  "width",
  "height",
  "min-width",
  "min-height",
  "max-width",
  "max-height",
  "overflow-x",
  "overflow-y",
  "overscroll-behavior-x",
  "overscroll-behavior-y",
];

/** A length that ought to be a step of a scale in tokens.css: hairlines of 1px are none, nor what goes with letters (`em`). */
const RAW_LENGTH = /(?<![\w.-])(?!0px|1px)[\d.]+(px|rem)\b/;
const SHORT_LENGTH = /(?<![\w.])-?([2-9]|[1-4]\d)(\.\d+)?px\b|\drem\b/;

/** @type {import("stylelint").Config} */
export default {
  plugins: ["stylelint-plugin-logical-css"],
  rules: {
    "logical-css/require-logical-properties": [true, { ignore: BY_AXIS }],
    "logical-css/require-logical-keywords": [true, { ignore: ["resize"] }],
    // Colors are tokens.
    "color-no-hex": true,
    "color-named": "never",
    "function-disallowed-list": ["/^(rgb|hsl)a?$/", "hwb", "/^(ok)?l(ab|ch)$/"],
  },
  overrides: [
    {
      // Files are found from this folder. Spaces, corners, letters and widths come from the scales of tokens.css; forms of a page from media.css.
      files: ["../packages/{storefront,marketplace-react}/**/*.css"],
      rules: {
        "declaration-property-value-disallowed-list": {
          // Longer ones keep clear of a bar or a picture.
          "/^(margin|padding|scroll-margin|scroll-padding|gap$|row-gap$|column-gap$)/": [SHORT_LENGTH],
          "/radius$/": [RAW_LENGTH],
          "font-size": [RAW_LENGTH],
          "font-weight": [/\d/],
          "/^max-(inline-size|width)$/": [/(?<![\w.-])\d{3,}px/],
        },
        "media-feature-name-value-allowed-list": { "/^(min|max)-(width|height)$/": [/em$/] },
      },
    },
    {
      // Here they are named, and in the themes that name them again. The first are read as they are, without what media.css names.
      files: ["../**/tokens.css", "../**/ui/themes/*.css"],
      rules: {
        "color-no-hex": null,
        "function-disallowed-list": null,
        "media-feature-name-value-allowed-list": null,
      },
    },
  ],
};
