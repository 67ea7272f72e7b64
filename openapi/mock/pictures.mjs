/** Draws what is asked for below /uploads/: a plain ground with the address's own color and name. */

const PREFIX = "/uploads/";
const SHAPES = { banners: [960, 400], logos: [160, 40] };
const SQUARE = [480, 480];

/** @param {string} pathname of the request */
export const isPicture = (pathname) => pathname.startsWith(PREFIX);

/** @param {import("node:http").ServerResponse} response @param {string} pathname */
export function servePicture(response, pathname) {
  const [folder = "", ...names] = pathname
    .slice(PREFIX.length)
    .replace(/\.\w+$/, "")
    .split("/");
  const [width, height] = SHAPES[folder] ?? SQUARE;
  const hue = [...(names[0] ?? folder)].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  const label = [folder, ...names].join(" ").replace(/[^\w -]/g, "");
  response.setHeader("Access-Control-Allow-Origin", "*");
  response.setHeader("Cache-Control", "public, max-age=3600");
  response.setHeader("Content-Type", "image/svg+xml");
  response.end(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="hsl(${hue} 45% 86%)"/><text x="50%" y="52%" text-anchor="middle" font-family="sans-serif" font-size="${height / 16}" fill="hsl(${hue} 30% 35%)">${label}</text></svg>`,
  );
}
