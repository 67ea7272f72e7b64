/* Right-to-left languages mirror by themselves, and every theme is complete. */

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
      // Here they are named, and in the themes that name them again.
      files: ["**/tokens.css", "**/ui/themes/*.css"],
      rules: { "color-no-hex": null, "function-disallowed-list": null },
    },
  ],
};
