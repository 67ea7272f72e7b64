export { Overlays } from "./overlays";
export { Reviews } from "./reviews-section";
