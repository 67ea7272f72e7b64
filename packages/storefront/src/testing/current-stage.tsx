import { useMerchantApplication } from "marketplace-react";
import { Stage } from "../features/seller/application/stage";

/** The merchant's application without waiting for its file, which comes after the first rendering. */
export function CurrentStage() {
  return <Stage merchant={useMerchantApplication()} />;
}
