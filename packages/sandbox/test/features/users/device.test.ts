import { expect, it } from "vitest";
import { deviceOf } from "../../../src/features/users/device";

const GECKO = "AppleWebKit/537.36 (KHTML, like Gecko)";

it.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${GECKO} Chrome/142.0.0.0 Safari/537.36`, "Chrome · Linux"],
  [`Mozilla/5.0 (Windows NT 10.0) ${GECKO} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, "Edge · Windows"],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${GECKO} Chrome/142.0 Safari/537.36 OPR/125.0`,
    "Opera · macOS",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15",
    "Safari · macOS",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 CriOS/142.0 Mobile/15E148",
    "Chrome · iOS",
  ],
  [
    "Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Safari/604.1",
    "Safari · iPadOS",
  ],
  [
    `Mozilla/5.0 (Linux; Android 15) ${GECKO} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    "Samsung Internet · Android",
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64) ${GECKO} Chrome/142.0.0.0 Safari/537.36`, "Chrome · ChromeOS"],
  ["okhttp/4.12.0", "okhttp/4.12.0"],
  ["node", "node"],
  ["<script>alert(1)</script>", ""],
  ["", ""],
])("%s is %s", (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
