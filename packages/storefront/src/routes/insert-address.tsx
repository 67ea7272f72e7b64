export { AddressFormScreen as Screen } from "../features/address/address-form-screen";
