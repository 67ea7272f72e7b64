export {
  type AddressCheck,
  type AddressFault,
  canonicalAddress,
  cleanAddress,
  type Family,
} from "./address";
export { familyOf } from "./family";
