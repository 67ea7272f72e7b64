import { useEffect, useState } from "react";
import type { CheckAddress } from "./address-fault";

/** The check of addresses, once its chunk is here; without it the server's check stands alone. */
export function useAddressCheck(): CheckAddress | undefined {
  const [check, setCheck] = useState<CheckAddress>();
  useEffect(() => {
    let wanted = true;
    void import("../../crypto/check-address").then(
      ({ checkAddress }) => wanted && setCheck(() => checkAddress),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  return check;
}
