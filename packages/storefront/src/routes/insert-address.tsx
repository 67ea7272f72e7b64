export { AddressFormScreen as Screen } from "../features/addresses/address-form-screen";
