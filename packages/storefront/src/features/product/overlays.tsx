import { Lightbox, type LightboxProps } from "../../shared/ui/lightbox";
import { VariantSheet, type VariantSheetProps } from "./variant-sheet";

/** Props of {@link Overlays}. */
export interface OverlaysProps {
  photos: LightboxProps;
  variants: VariantSheetProps;
}

/** The overlays of the product page, loaded after the page itself. */
export function Overlays({ photos, variants }: OverlaysProps) {
  return (
    <>
      <Lightbox {...photos} />
      <VariantSheet {...variants} />
    </>
  );
}
