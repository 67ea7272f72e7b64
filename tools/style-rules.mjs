/* Rules of style sheets, checked by `npm run turbo -- lint`: right-to-left languages mirror by themselves, and every theme is complete. */

/** Properties named by an axis, such as sizes and scrolling, which do not mirror. */
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

/** A length that should be a step of a scale in tokens.css. Hairlines of 1px and lengths in `em` are exempt. */
const RAW_LENGTH = /(?<![\w.-])(?!0px|1px)[\d.]+(px|rem)\b/;
const SHORT_LENGTH = /(?<![\w.])-?([2-9]|[1-4]\d)(\.\d+)?px\b|\drem\b/;

/** @type {import("stylelint").Config} */
export default {
  plugins: ["stylelint-plugin-logical-css"],
  rules: {
    "logical-css/require-logical-properties": [true, { ignore: BY_AXIS }],
    "logical-css/require-logical-keywords": [true, { ignore: ["resize"] }],
    // Colors must be tokens.
    "color-no-hex": true,
    "color-named": "never",
    "function-disallowed-list": ["/^(rgb|hsl)a?$/", "hwb", "/^(ok)?l(ab|ch)$/"],
  },
  overrides: [
    {
      // Paths are relative to this folder. Spaces, corners, font sizes and widths must come from tokens.css, breakpoints from media.css.
      files: ["../packages/{storefront,marketplace-react}/**/*.css"],
      rules: {
        "declaration-property-value-disallowed-list": {
          // Longer values make room for a bar or a picture.
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
