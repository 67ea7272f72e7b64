// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { NO_SIGNATURE, signaturePicture } from "./signature";

// This environment's canvas gives nothing out, like a browser that resists fingerprinting.
test("a signature that the browser would alter is not sent, and the reason is known", async () => {
  const signature = { ...NO_SIGNATURE, mode: "typed", text: "Mira Example" } as const;
  await expect(signaturePicture(signature)).rejects.toMatchObject({ problem: "canvasAltered" });
});
